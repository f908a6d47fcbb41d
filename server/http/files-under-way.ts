import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import { BrokenOff } from './broken-off.ts';

/** A file of which nothing is taken for so long is given up: its user may start another. */
const STALLED_MS = 60_000;

/** The large files that this process is sending: so many at once for each user, so that nobody makes the database read everything often. */
export class FilesUnderWay {
  readonly #perUser: number;
  readonly #places = new Map<string, number>();
  readonly #sending = new Set<Readable>();

  constructor(perUser: number) {
    this.#perUser = perUser;
  }

  /**
   * Begins a file; it is over when its stream closes, whole or not.
   * @throws DomainError export_running when the user has as many as may be; what `open` throws
   */
  async begin<File extends { content: Readable }>(userId: string, open: () => Promise<File>): Promise<File> {
    const taken = this.#places.get(userId) ?? 0;
    if (taken >= this.#perUser) throw new DomainError('export_running');
    this.#places.set(userId, taken + 1);
    try {
      const file = await open();
      this.#sending.add(file.content);
      file.content.once('close', () => {
        this.#sending.delete(file.content);
        this.#leave(userId);
      });
      return file;
    } catch (error) {
      this.#leave(userId);
      throw error;
    }
  }

  /** Breaks all of them off: who takes a large file slowly must not keep the server from stopping. */
  stop(): void {
    for (const content of this.#sending) content.destroy(new BrokenOff('the server stops'));
  }

  #leave(userId: string): void {
    const left = (this.#places.get(userId) ?? 1) - 1;
    if (left > 0) this.#places.set(userId, left);
    else this.#places.delete(userId);
  }
}

/** Sends a file to be saved under its name. It is given up when nothing of it is taken for a minute. */
export function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Readable },
): FastifyReply {
  reply.raw.setTimeout(STALLED_MS, () => content.destroy(new BrokenOff('nothing of the file was taken for a minute')));
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
}
