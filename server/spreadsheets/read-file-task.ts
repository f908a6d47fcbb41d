import type { MessagePort } from 'node:worker_threads';
import type { ParameterId } from '../../shared/catalogue.ts';
import { threadWork } from '../platform/threads/thread-work.ts';
import type { ArrangedProfiles } from './columns/arrange-profiles.ts';
import { countUploadedValues } from './columns/count-uploaded-values.ts';
import type { KnownMappings } from './columns/lay-out-sheet.ts';
import { readFile } from './read-file.ts';
import { packTexts } from './unpack-extra.ts';

export interface ReadFileTask {
  bytes: Uint8Array;
  /** The parameters whose values are counted that already stand in the other columns. */
  countGiven: readonly ParameterId[];
  mappings: KnownMappings;
  /**
   * Takes the answer in pieces, each when the last one was taken in: a large sheet in one message would keep the API's event loop
   * busy for long.
   */
  port: MessagePort;
}

export interface UploadSummary extends Omit<ArrangedProfiles, 'urls' | 'sources' | 'others' | 'rejected' | 'notes'> {
  /** Values of the parameters named in `countGiven` that the other columns hold. */
  givenValues: number;
}

export type UploadPiece =
  | { kind: 'summary'; summary: UploadSummary }
  | { kind: 'profiles'; urls: string[]; rowNumbers: number[]; packed: Uint8Array }
  | { kind: 'rejected'; rejected: ArrangedProfiles['rejected'] }
  | { kind: 'notes'; notes: ArrangedProfiles['notes'] };

/** Texts in one piece; what the API takes in within a few milliseconds. */
const TEXTS_PER_PIECE = 8_000;
const ROWS_PER_PIECE = TEXTS_PER_PIECE / 4;

/** Reads a file, in a thread; sends what it holds through the port. */
export default threadWork(async ({ bytes, countGiven, mappings, port }: ReadFileTask): Promise<void> => {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for await (const piece of piecesOf(file, countGiven, mappings)) {
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
  mappings: KnownMappings,
): AsyncGenerator<UploadPiece, void, undefined> {
  const arranged = await readFile(file, mappings);
  const { urls, sources, others, rejected, notes, ...summary } = arranged;
  yield { kind: 'summary', summary: { ...summary, givenValues: await countUploadedValues(arranged, countGiven) } };
  const step = Math.max(20, Math.floor(TEXTS_PER_PIECE / (1 + others.length)));
  for (let at = 0; at < urls.length; at += step) {
    const rows = sources.slice(at, at + step);
    const packed = packTexts(rows.map(({ cells }) => others.map((column) => cells[column] ?? '')));
    yield { kind: 'profiles', urls: urls.slice(at, at + step), rowNumbers: rows.map(({ row }) => row), packed };
  }
  for (let at = 0; at < rejected.length; at += ROWS_PER_PIECE) {
    yield { kind: 'rejected', rejected: rejected.slice(at, at + ROWS_PER_PIECE) };
  }
  for (let at = 0; at < notes.length; at += ROWS_PER_PIECE) {
    yield { kind: 'notes', notes: notes.slice(at, at + ROWS_PER_PIECE) };
  }
}
