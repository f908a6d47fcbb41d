import type { MessagePort } from 'node:worker_threads';
import type { ParameterId } from '../../shared/catalogue.ts';
import { threadWork } from '../platform/threads/thread-work.ts';
import type { ArrangedProfiles } from './columns/arrange-profiles.ts';
import { countUploadedValues } from './columns/count-uploaded-values.ts';
import { readFile } from './read-file.ts';
import { packTexts } from './unpack-extra.ts';

export interface ReadFileTask {
  bytes: Uint8Array;
  /** The parameters whose values are counted that already stand in the other columns. */
  countGiven: readonly ParameterId[];
  /**
   * Takes the answer in pieces, each when the last one was taken in: a large sheet in one message would keep the API's event loop
   * busy for long.
   */
  port: MessagePort;
}

export interface UploadSummary extends Omit<ArrangedProfiles, 'urls' | 'sources' | 'others' | 'rejected'> {
  /** Values of the parameters named in `countGiven` that the other columns hold. */
  givenValues: number;
}

export type UploadPiece =
  | { kind: 'summary'; summary: UploadSummary }
  | { kind: 'profiles'; urls: string[]; rowNumbers: number[]; packed: Uint8Array }
  | { kind: 'rejected'; rejected: ArrangedProfiles['rejected'] };

/** Texts in one piece; what the API takes in within a few milliseconds. */
const TEXTS_PER_PIECE = 8_000;

/** Reads a file, in a thread; sends what it holds through the port. */
export default threadWork(async ({ bytes, countGiven, port }: ReadFileTask): Promise<void> => {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for await (const piece of piecesOf(file, countGiven)) {
      const taken = new Promise((resolve) => port.once('message', resolve));
      port.postMessage(piece);
      await taken;
    }
  } finally {
    port.close();
  }
});

async function* piecesOf(
  file: Buffer,
  countGiven: readonly ParameterId[],
): AsyncGenerator<UploadPiece, void, undefined> {
  const arranged = await readFile(file);
  const { urls, sources, others, rejected, ...summary } = arranged;
  yield { kind: 'summary', summary: { ...summary, givenValues: await countUploadedValues(arranged, countGiven) } };
  const step = Math.max(20, Math.floor(TEXTS_PER_PIECE / (1 + others.length)));
  for (let at = 0; at < urls.length; at += step) {
    const rows = sources.slice(at, at + step);
    const packed = packTexts(rows.map(({ cells }) => others.map((column) => cells[column] ?? '')));
    yield { kind: 'profiles', urls: urls.slice(at, at + step), rowNumbers: rows.map(({ row }) => row), packed };
  }
  for (let at = 0; at < rejected.length; at += TEXTS_PER_PIECE / 4) {
    yield { kind: 'rejected', rejected: rejected.slice(at, at + TEXTS_PER_PIECE / 4) };
  }
}
