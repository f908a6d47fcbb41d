import type { Kysely } from 'kysely';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { readAhead, readPages } from '../../platform/database/read-pages.ts';
import type { DB } from '../../platform/database/tables.ts';
import { namesInFacts, namesInJob } from '../../suppression/list-identifiers.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import { withhold } from '../../suppression/withhold-suppressed.ts';
import type { CachedAnswer } from '../sourcing/cached-answer.ts';
import { writeProvenance } from '../stored-provenance.ts';
import * as store from './export-store.ts';
import { presentState } from './present-job.ts';
import { readKeptCount } from './totals-store.ts';

const BATCHES_A_PAGE = 1_000;
const JOBS_A_PAGE = 100;
const ANSWERS_A_PAGE = 200;
const KEYS_A_PAGE = 1_000;
/** Requests whose job ids are read together hold about as many profiles. */
const PROFILES_AT_ONCE = 10_000;

/** All enrichment requests of a user, newest first, each as JSON. */
export async function* exportRequests(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for await (const batches of readAhead(pagesOfBatches(db, userId))) {
    for (const batch of batches) {
      yield JSON.stringify({
        batch_id: batch.id,
        created_at: batch.created_at.toISOString(),
        profiles: batch.total,
        counts: batch.counts,
        parameters: [...new Set(batch.column_sets.flat())],
        price: batch.price,
        credits_held: batch.credits_held,
        credits_used: batch.credits_used,
      });
    }
  }
}

/**
 * All jobs of a user in the order of their requests, each as JSON, as the API shows a job. The values are passed on as they
 * are stored, and not parsed; those of people who asked not to be processed are left out.
 */
export async function* exportJobs(
  db: Kysely<DB>,
  suppressions: SuppressionList,
  userId: string,
): AsyncGenerator<string> {
  for await (const rows of readAhead(pagesOfJobs(db, userId))) {
    const listed = await suppressions.filter(userId, rows, (row) => namesInJob(toJob(row)));
    for (const exported of rows) {
      if (listed.has(exported)) {
        yield JSON.stringify(withhold(toJob(exported)));
        continue;
      }
      const { result, provenance, fit, ...row } = exported;
      // Every value says where it comes from.
      const delivered = row.columns.filter((id) => provenance && id in provenance.of);
      const state = JSON.stringify(presentState(row, delivered)).slice(0, -1);
      const origins = provenance ? writeProvenance(provenance) : '{}';
      yield `${state},"result":${result ?? '{}'},"provenance":${origins},"fit":${fit ?? 'null'}}`;
    }
  }
}

/** The job as it is shown. Its values are parsed: only for those that have to be looked into. */
function toJob({ result, provenance: _, fit: _fit, ...row }: store.ExportedJobRow): Job {
  const values: Job['result'] = result ? JSON.parse(result) : {};
  const delivered = row.columns.filter((id) => id in values);
  return { ...presentState(row, delivered), result: values, provenance: {}, fit: null };
}

/**
 * What sources said about the user's profiles and is kept to be used again, each answer as JSON and as it is stored; without people who
 * asked not to be processed.
 */
export async function* exportSourceAnswers(
  db: Kysely<DB>,
  suppressions: SuppressionList,
  userId: string,
): AsyncGenerator<string> {
  const pages = readPages(ANSWERS_A_PAGE, (last?: store.ExportedAnswerRow) =>
    store.listAnswerRowsAfter(db, userId, last, ANSWERS_A_PAGE),
  );
  for await (const rows of readAhead(pages)) {
    const listed = await suppressions.filter(userId, rows, ({ slug, answer }) => {
      const { parts = {}, movedTo }: Partial<CachedAnswer> = JSON.parse(answer);
      return namesInFacts(parts, [slug, movedTo]);
    });
    for (const { slug, source, retrieved_at, answer } of rows.filter((row) => !listed.has(row))) {
      const head = JSON.stringify({ linkedin_url: canonicalProfileUrl(slug), source, retrieved_at }).slice(0, -1);
      yield `${head},"answer":${answer}}`;
    }
  }
}

/** The idempotency keys that are remembered, each as JSON with what it answers. */
export async function* exportIdempotencyKeys(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const pages = readPages(KEYS_A_PAGE, (last?: store.ExportedKeyRow) =>
    store.listKeyRowsAfter(db, userId, last, KEYS_A_PAGE),
  );
  for await (const rows of pages) {
    for (const { key, batch_id, created_at, answer } of rows) {
      yield `${JSON.stringify({ key, created_at, batch_id }).slice(0, -1)},"answer":${answer}}`;
    }
  }
}

/** The number of profiles that is kept of a user with very many. @returns null of others */
export async function exportProfileCount(db: Kysely<DB>, userId: string): Promise<object | null> {
  return (await readKeptCount(db, userId)) ?? null;
}

/** A large request by itself, small ones together: each query brings a whole page either way. */
async function* pagesOfJobs(db: Kysely<DB>, userId: string): AsyncGenerator<store.ExportedJobRow[]> {
  for await (const batches of pagesOfBatches(db, userId)) {
    let group: string[] = [];
    let profiles = 0;
    for (const batch of batches) {
      group.push(batch.id);
      profiles += batch.total;
      if (profiles < PROFILES_AT_ONCE && batch !== batches.at(-1)) continue;
      const ids = await store.listJobIds(db, group);
      for (let start = 0; start < ids.length; start += JOBS_A_PAGE) {
        yield await store.readJobRowsInOrder(db, userId, ids.slice(start, start + JOBS_A_PAGE));
      }
      group = [];
      profiles = 0;
    }
  }
}

function pagesOfBatches(db: Kysely<DB>, userId: string): AsyncGenerator<store.ExportedBatchRow[]> {
  return readPages(BATCHES_A_PAGE, (last?: store.ExportedBatchRow) =>
    store.listBatchRowsBefore(db, userId, last, BATCHES_A_PAGE),
  );
}
