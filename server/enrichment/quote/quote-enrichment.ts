import type { Kysely } from 'kysely';
import { isAiParameter, PARAMETER_IDS, type ParameterId } from '../../../shared/catalogue.ts';
import type { QuotedParameter, QuoteResponse } from '../../../shared/contract/quote.ts';
import { priceOf } from '../../../shared/pricing.ts';
import { companyProfileOf, findUser } from '../../accounts/users-store.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import type { ReadRequest, RequestedJob } from '../requests/read-request.ts';
import type { HitRates } from './hit-rates.ts';
import { countFresh, type Measured } from './quote-store.ts';

const DAY_MS = 86_400_000;

export interface QuoteContext {
  db: Kysely<DB>;
  suppressions: SuppressionList;
  hitRates: HitRates;
  /** Days for which what a source said is not asked again. */
  freshDays: number;
}

/** What a request would cost at most, and what it will likely cost. Nothing is started, held or written. */
export async function quoteEnrichment(
  { db, suppressions, hitRates, freshDays }: QuoteContext,
  userId: string,
  read: ReadRequest,
): Promise<QuoteResponse> {
  const slugs = read.jobs.map(({ slug }) => slug);
  const [user, suppressed, fresh, measured] = await Promise.all([
    findUser(db, userId),
    suppressions.filter(userId, read.jobs, ({ slug }) => ({ slugs: [slug], emails: [] })),
    countFresh(db, userId, slugs, new Date(Date.now() - freshDays * DAY_MS)),
    hitRates.of(userId),
  ]);
  const isLocked = !user || companyProfileOf(user) === null;
  const asked = countAsked(read.jobs);
  const charged = countAsked(read.jobs.filter((job) => !suppressed.has(job)));
  const quoted = PARAMETER_IDS.filter((id) => asked.has(id)).map((id) =>
    quoteParameter(id, charged.get(id) ?? 0, measured(id), isLocked && isAiParameter(id)),
  );
  return {
    success: true,
    profiles: read.jobs.length,
    duplicates: read.duplicates,
    validation_errors: read.refused,
    fresh,
    suppressed: suppressed.size,
    most: read.jobs.reduce((sum, job) => sum + priceOf(job.columns), 0),
    likely: Math.round(quoted.reduce((sum, { likely }) => sum + likely, 0)),
    parameters: quoted,
  };
}

/** How many profiles ask for each parameter. */
function countAsked(jobs: readonly RequestedJob[]): Map<ParameterId, number> {
  // Lists of parameters are few, and shared by the jobs that ask for the same.
  const profiles = new Map<readonly ParameterId[], number>();
  for (const { columns } of jobs) profiles.set(columns, (profiles.get(columns) ?? 0) + 1);
  const asked = new Map<ParameterId, number>();
  for (const [columns, count] of profiles) for (const id of columns) asked.set(id, (asked.get(id) ?? 0) + count);
  return asked;
}

function quoteParameter(
  id: ParameterId,
  profiles: number,
  measured: Measured | undefined,
  skipped: boolean,
): QuotedParameter {
  const rate = measured ? measured.found / measured.asked : null;
  return {
    id,
    hit_rate: rate === null ? null : round(rate, 4),
    measured: measured?.asked ?? 0,
    likely: skipped ? 0 : round(profiles * priceOf([id]) * (rate ?? 1), 2),
    skipped,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
