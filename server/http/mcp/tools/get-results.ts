import { DATA_NOTICE, type EnrichedPerson } from '../../../../shared/contract/assistant-tools.ts';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { readBatch } from '../../../enrichment/results/read-batch.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { withholdSuppressed } from '../../../suppression/withhold-suppressed.ts';
import { followBatch } from '../follow-batch.ts';
import { presentPersonData } from '../person-data.ts';
import type { Tool } from '../tool.ts';

/** People read at once. */
const PAGE_SIZE = 20;
/** Characters of the people of an answer, as JSON; one person is always in it. Assistants read some ten thousand words at once. */
const ANSWER_CHARS = 20_000;

export const getResultsTool: Tool<'get_results'> = async (context, input, call) => {
  const { db, suppressions } = context;
  const { userId } = call.principal;
  const offset = readCursor(input.cursor);
  const page = { page: Math.floor(offset / PAGE_SIZE) + 1, page_size: PAGE_SIZE };
  // Asked first for its own sake: nobody waits for what is not theirs.
  const { batch: asked } = await readBatch(db, userId, input.batch_id, { page: 1, page_size: 1 });
  const progress = await followBatch(context, call, { batchId: asked.batch_id, waitSeconds: input.wait_seconds });
  const { batch, jobs } = await readBatch(db, userId, asked.batch_id, page);
  const people = takeWhatFits(
    (await withholdSuppressed(suppressions, jobs)).slice(offset % PAGE_SIZE).map(presentPerson),
  );
  const next = offset + people.length;
  const cursor = people.length > 0 && next < batch.total ? String(next) : null;
  return {
    output: {
      batch_id: batch.batch_id,
      created_at: batch.created_at,
      ...progress,
      credits_held: batch.credits_held,
      credits_used: batch.credits_used,
      people,
      cursor,
      data_notice: DATA_NOTICE,
    },
    text: [
      `${progress.counts.completed} of ${progress.total} profiles completed, ${progress.counts.failed} failed; ${batch.credits_used} credits used.`,
      progress.done ? 'All have ended.' : 'It still runs: call again with wait_seconds.',
      ...(people.length > 0 ? [`These are people ${offset + 1} to ${next}.`] : []),
      ...(cursor ? ['Call again with the cursor for the next ones.'] : []),
    ].join(' '),
  };
};

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,7}$/.test(cursor)) return Number(cursor);
  throw new DomainError('validation_failed', {
    text: 'This cursor is none that get_results answered. Leave it out to begin with the first person.',
  });
}

function takeWhatFits(people: EnrichedPerson[]): EnrichedPerson[] {
  let chars = 0;
  const beyond = people.findIndex((person, at) => {
    chars += JSON.stringify(person).length;
    return at > 0 && chars > ANSWER_CHARS;
  });
  return beyond < 0 ? people : people.slice(0, beyond);
}

function presentPerson(job: Job): EnrichedPerson {
  const { failed_parameters: missing, skipped_parameters: skipped } = job;
  return {
    linkedin_url: job.linkedin_url,
    status: job.status,
    credits_used: job.credits_used,
    ...(job.error !== null && { error: job.error }),
    ...(missing.length > 0 && { not_found: missing }),
    ...(skipped.length > 0 && { skipped }),
    ...presentPersonData([job]),
  };
}
