import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import type { ExportChoice } from '../../shared/export-choices.ts';
import { mergeHeadings } from '../../shared/merge-headings.ts';
import { readBatchRow } from '../enrichment/batch-store.ts';
import { isId } from '../enrichment/job-id.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createThreadPool, threadFile } from '../platform/threads/thread-pool.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import type { ExportRow } from './cells-of-row.ts';
import type { ExportColumn } from './export-column.ts';
import { pagesOfRows } from './exported-rows.ts';
import { listOwnHeadings } from './exports-store.ts';
import { csvHeader } from './formats/csv-rows.ts';
import type { DeflatedPiece } from './formats/xlsx/deflate-piece.ts';
import { writeWorkbook } from './formats/xlsx/write-workbook.ts';
import { layOutColumns } from './layouts/lay-out-columns.ts';

/** A page takes milliseconds. */
const PAGE_DEADLINE_MS = 30_000;
const WRITE_ROWS = threadFile<typeof import('./write-rows-task.ts')>(new URL('./write-rows-task.ts', import.meta.url));
/** A thread is taken for a page at a time: who takes a file slowly keeps none. */
const threads = createThreadPool({ threads: 2, perKey: 1, heapMb: 32 });

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
} as const;

/** A file to be sent. */
export interface ExportedFile {
  name: string;
  type: string;
  /** Destroyed when anything fails: the file is whole only when it ended. */
  content: Readable;
}

/**
 * The results of a request as a file, which is read, written and sent a page at a time: 50,000 profiles take no more memory than 200.
 * People who asked not to be processed are rows without anything about them; files for importers hold completed profiles, and leave
 * these people out.
 * @throws DomainError not_found, also for somebody else's
 */
export async function exportBatch(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  userId: string,
  batchId: string,
  choice: ExportChoice,
): Promise<ExportedFile> {
  const batch = isId(batchId) ? await readBatchRow(db, userId, batchId) : undefined;
  if (!batch) throw new DomainError('not_found');
  const asked = new Set(batch.column_sets.flat());
  const parameters = PARAMETER_IDS.filter((id) => asked.has(id));
  const columns = layOutColumns(choice, parameters, mergeHeadings(await listOwnHeadings(db, batchId)));
  const rows = pagesOfRows({ db, suppressions }, userId, batchId, choice);
  const pieces = (crc: number) => writeInThreads(rows, { choice, columns, userId, crc });
  return {
    name: `enrichment_results_${Date.now()}.${choice.format}`,
    type: TYPES[choice.format],
    content: Readable.from(writeFile(choice, columns, pieces), { objectMode: false }),
  };
}

async function* writeFile(
  choice: ExportChoice,
  columns: readonly ExportColumn[],
  pieces: (crc: number) => AsyncIterable<DeflatedPiece>,
): AsyncGenerator<Uint8Array> {
  if (choice.format === 'xlsx') {
    yield* writeWorkbook(columns, pieces);
    return;
  }
  if (choice.format === 'csv') {
    const isPlain = choice.layout === 'plain';
    // The mark by which Excel knows that the text is UTF-8; an importer may take it for a part of the first heading.
    yield Buffer.from(`${isPlain ? '\uFEFF' : ''}${csvHeader(columns, { plainNumbers: !isPlain })}`);
  }
  for await (const { bytes } of pieces(0)) yield bytes;
}

async function* writeInThreads(
  pages: AsyncIterable<ExportRow[]>,
  { choice, columns, userId, crc }: { choice: ExportChoice; columns: ExportColumn[]; userId: string; crc: number },
): AsyncGenerator<DeflatedPiece> {
  // Below the headings.
  let first = 2;
  let soFar = crc;
  for await (const rows of pages) {
    const task = { choice, columns, rows, first, crc: soFar };
    const piece = await threads.run(WRITE_ROWS, task, { key: userId, deadlineMs: PAGE_DEADLINE_MS });
    yield piece;
    first += rows.length;
    soFar = piece.crc;
  }
}
