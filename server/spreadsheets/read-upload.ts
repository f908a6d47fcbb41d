import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LIMITS, type ParameterId } from '../../shared/catalogue.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeReadingTurn } from './reading-turns.ts';
import type { ReadingThreadInput, UploadMessage, UploadSummary } from './upload-messages.ts';

export interface UploadedProfile {
  /** Canonical profile URL. */
  url: string;
  /** Row number as the spreadsheet shows it. */
  row: number;
  /** The user's other columns of that row that hold anything, in sheet order: heading (or column letter) and text. */
  extra: [heading: string, text: string][];
}

export interface UploadReading extends UploadSummary {
  /** Distinct profiles in the order of their first row. */
  profiles: UploadedProfile[];
  /** Rows that hold something else where the profile should be, each with a sentence for the user. */
  rejected: { row: number; value: string; reason: string }[];
}

export interface ReadUploadOptions {
  /** Whether the other columns are wanted; a dry run needs none, and they are most of a wide sheet. */
  extra?: boolean;
  /** Parameters whose values in the other columns are counted as `givenValues`; none unless said. */
  countGiven?: readonly ParameterId[];
}

/** A sheet of 50,000 rows takes a second; a file that takes this long is made to. */
const DEADLINE_MS = 10_000;
/** Counting what is given takes two seconds more. */
const COUNTING_MS = 10_000;
const HEAP_MB = 256;

const TOO_COSTLY = { details: 'Reading it took more time or memory than a file of this size should.' };

function takeIn(reading: UploadReading, message: UploadMessage): boolean {
  switch (message.kind) {
    case 'summary':
      Object.assign(reading, message.summary);
      return false;
    case 'profiles':
      for (const [index, url] of message.urls.entries()) {
        const extra: UploadedProfile['extra'] = [];
        const texts = message.texts[index] ?? [];
        for (const [column, text] of texts.entries()) if (text !== '') extra.push([reading.headers[column]!, text]);
        reading.profiles.push({ url, row: message.rowNumbers[index]!, extra });
      }
      return false;
    case 'rejected':
      reading.rejected.push(...message.rejected);
      return false;
    case 'refused':
      throw new DomainError(message.code, { details: message.details });
    case 'failed':
      // Readers stumble over broken files in ways they do not foresee.
      throw new DomainError('upload_damaged', { cause: message.error });
    case 'done':
      return true;
  }
}

async function fetchReading(worker: Worker, signal: AbortSignal): Promise<UploadReading> {
  const reading = { profiles: [], rejected: [] } as unknown as UploadReading;
  for (;;) {
    worker.postMessage('next');
    const [message] = (await once(worker, 'message', { signal })) as [UploadMessage];
    if (takeIn(reading, message)) return reading;
    await nextTurn();
  }
}

/**
 * Reads an uploaded csv, xlsx or xls file in a thread of its own, with bounded memory and time.
 * @param bytes the whole file; read by its content, whatever it is called
 * @param options `extra: false` leaves every `extra` empty
 * @returns its distinct profiles, the other columns, repeated and rejected rows
 * @throws DomainError upload_too_large, upload_empty, upload_wrong_kind, upload_damaged, upload_encrypted,
 *   upload_suspicious, upload_too_many_rows, upload_no_profiles
 */
export async function readUpload(bytes: Buffer, options: ReadUploadOptions = {}): Promise<UploadReading> {
  if (bytes.length > LIMITS.uploadBytes) throw new DomainError('upload_too_large');
  if (bytes.length === 0) throw new DomainError('upload_empty');
  const endTurn = await takeReadingTurn();
  const input: ReadingThreadInput = { bytes, extra: options.extra ?? true, countGiven: options.countGiven ?? [] };
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
  });
  // Heard by whoever waits for a message; in a moment when nobody does it must not end the process.
  worker.on('error', () => {});
  try {
    const deadline = DEADLINE_MS + (input.countGiven.length > 0 ? COUNTING_MS : 0);
    return await fetchReading(worker, AbortSignal.timeout(deadline));
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR') {
      throw new DomainError('upload_suspicious', { ...TOO_COSTLY, cause: error });
    }
    throw error;
  } finally {
    await worker.terminate();
    endTurn();
  }
}
