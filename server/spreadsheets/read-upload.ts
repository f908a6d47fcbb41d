import { MessageChannel } from 'node:worker_threads';
import { LIMITS, type ParameterId } from '../../shared/catalogue.ts';
import { elementAt } from '../../shared/element-at.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createThreadPool, ThreadOverrun, threadFile } from '../platform/threads/thread-pool.ts';
import { toTransferable } from '../platform/threads/to-transferable.ts';
import type { KnownMappings } from './columns/lay-out-sheet.ts';
import type { UploadPiece, UploadSummary } from './read-file-task.ts';

export interface UploadReading extends UploadSummary {
  /** Distinct profiles in the order of their first row: canonical URL, and row number as the spreadsheet shows it. */
  profiles: { url: string; row: number }[];
  /** The other columns of these rows, packed; see `unpackExtra`. */
  packed: Uint8Array[];
  /** Rows that hold something else where the profile should be, each with a sentence for the user. */
  rejected: { row: number; value: string; reason: string }[];
  /** Rows that should be looked at, each with a sentence for the user. */
  notes: { row: number; value: string; text: string }[];
}

export interface ReadUploadOptions {
  /** Who uploaded it: one user's files are read one after the other. */
  userId?: string;
  /** Parameters whose values in the other columns are counted as `givenValues`; none unless said. */
  countGiven?: readonly ParameterId[];
  /** What the columns hold, as given with the file or earlier for the same headings. */
  mappings?: KnownMappings;
  /** Gives up. */
  signal?: AbortSignal;
}

const READ_FILE = threadFile<typeof import('./read-file-task.ts')>(new URL('./read-file-task.ts', import.meta.url));
/** Two at a time: each may take hundreds of megabytes for a moment. */
const threads = createThreadPool({
  ...{ threads: 2, perKey: 1, heapMb: 256 },
  // A large one takes a second or two: nobody waits for a minute.
  mostWaiting: { inAll: 60, perKey: 10 },
});
/** A sheet of 50,000 rows takes a second; a file that takes this long is made to. */
const DEADLINE_MS = 30_000;
/** Counting what is given takes two seconds more. */
const COUNTING_MS = 30_000;

/** Milliseconds for waiting and reading together: nobody looks at a page for longer. */
const PATIENCE_MS = 60_000;
const TOO_COSTLY = { details: 'Reading it took more time or memory than a file of this size should.' };

/**
 * Reads an uploaded csv, xlsx or xls file in a thread, with bounded memory and time.
 * @param bytes the whole file, read by its content; it is handed over to the thread and empty afterwards
 * @returns its distinct profiles, the other columns, repeated and rejected rows
 * @throws DomainError upload_too_large, upload_empty, upload_wrong_kind, upload_damaged, upload_encrypted,
 *   upload_suspicious, upload_too_many_rows, upload_no_profiles, invalid_mapping; busy when it was not its turn in time; what `signal` says
 */
export async function readUpload(bytes: Buffer, options: ReadUploadOptions = {}): Promise<UploadReading> {
  if (bytes.length > LIMITS.uploadBytes) throw new DomainError('upload_too_large');
  if (bytes.length === 0) throw new DomainError('upload_empty');
  const reading = { profiles: [], packed: [], rejected: [], notes: [] } as unknown as UploadReading;
  await readInThread(bytes, options, (piece) => takeIn(reading, piece));
  return reading;
}

async function readInThread(
  bytes: Buffer,
  { userId, countGiven = [], mappings = {}, signal }: ReadUploadOptions,
  onPiece: (piece: UploadPiece) => void,
): Promise<void> {
  const { port1: own, port2: port } = new MessageChannel();
  own.on('message', (piece: UploadPiece) => {
    onPiece(piece);
    // Others get a turn of the event loop between pieces.
    setImmediate(() => own.postMessage('taken'));
  });
  const file = toTransferable(bytes);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    await threads.run(
      READ_FILE,
      { bytes: file, countGiven, mappings, port },
      {
        key: userId,
        deadlineMs: DEADLINE_MS + (countGiven.length > 0 ? COUNTING_MS : 0),
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
        transfer: [file.buffer, port],
      },
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (patience.aborted) throw new DomainError('busy', { cause: error });
    if (error instanceof DomainError) throw error;
    if (error instanceof ThreadOverrun) throw new DomainError('upload_suspicious', { ...TOO_COSTLY, cause: error });
    // Readers stumble over broken files in ways they do not foresee.
    throw new DomainError('upload_damaged', { cause: error });
  } finally {
    own.close();
  }
}

function takeIn(reading: UploadReading, piece: UploadPiece): void {
  switch (piece.kind) {
    case 'summary':
      Object.assign(reading, piece.summary);
      return;
    case 'profiles':
      for (const [index, url] of piece.urls.entries())
        reading.profiles.push({ url, row: elementAt(piece.rowNumbers, index) });
      reading.packed.push(piece.packed);
      return;
    case 'rejected':
      reading.rejected.push(...piece.rejected);
      return;
    case 'notes':
      reading.notes.push(...piece.notes);
  }
}
