import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../platform/domain-error.ts';
import { countGivenValues } from './count-given-values.ts';
import { readFile } from './read-file.ts';
import type { ReadingThreadInput, UploadMessage } from './upload-messages.ts';

/** Texts in one message; what the API takes in within a few milliseconds. */
const TEXTS_PER_MESSAGE = 8_000;

/** The answer in pieces, in the order in which they are fetched. */
async function* answer(bytes: Buffer): AsyncGenerator<UploadMessage, void, undefined> {
  const arranged = await readFile(bytes);
  const { urls, sources, others, rejected, ...summary } = arranged;
  yield { kind: 'summary', summary: { ...summary, givenValues: await countGivenValues(arranged, countGiven) } };
  const step = extra ? Math.max(20, Math.floor(TEXTS_PER_MESSAGE / (1 + others.length))) : TEXTS_PER_MESSAGE;
  for (let at = 0; at < urls.length; at += step) {
    const end = at + step;
    const rows = sources.slice(at, end);
    const texts = extra ? rows.map(({ cells }) => others.map((column) => cells[column] ?? '')) : [];
    yield { kind: 'profiles', urls: urls.slice(at, end), rowNumbers: rows.map(({ row }) => row), texts };
  }
  for (let at = 0; at < rejected.length; at += TEXTS_PER_MESSAGE / 4) {
    yield { kind: 'rejected', rejected: rejected.slice(at, at + TEXTS_PER_MESSAGE / 4) };
  }
  yield { kind: 'done' };
}

const { bytes, extra, countGiven } = workerData as ReadingThreadInput;
const pieces = answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

async function sendNext(): Promise<void> {
  let message: UploadMessage;
  try {
    const next = await pieces.next();
    message = next.done ? { kind: 'done' } : next.value;
  } catch (error) {
    message =
      error instanceof DomainError
        ? { kind: 'refused', code: error.code, details: error.details }
        : { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
  parentPort!.postMessage(message);
}

parentPort!.on('message', () => void sendNext());
