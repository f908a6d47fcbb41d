import type { ToolInput } from '../../../../shared/contract/assistant-tools.ts';
import { askingApiKey } from '../../../accounts/api-keys/asking-api-key.ts';
import { type IdempotencyKey, isKeyTaken } from '../../../enrichment/requests/idempotency-store.ts';
import type { ReadRequest } from '../../../enrichment/requests/read-request.ts';
import { digestRequest } from '../../../enrichment/requests/request-digest.ts';
import { startEnrichment } from '../../../enrichment/requests/start-enrichment.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { followBatch } from '../follow-batch.ts';
import type { Tool } from '../tool.ts';
import { describeCost, readAndQuote } from './quote-enrichment.ts';

export const enrichProfilesTool: Tool<'enrich_profiles'> = async (context, input, call) => {
  const { db, queue, suppressions } = context;
  const { userId } = call.principal;
  const { read, quote } = await readAndQuote(context, userId, input);
  if (quote.most > input.max_credits) {
    throw new DomainError('spending_limit', {
      text: `Nothing was started, and nothing was spent: max_credits is ${input.max_credits}. ${describeCost(quote)}`,
      details:
        'Ask the user whether it may cost so much and call again with a higher max_credits, or ask for fewer profiles or parameters.',
    });
  }
  const idempotency = keyOf(input, read);
  const repeated = await isKeyTaken(db, userId, idempotency.key);
  call.signal.throwIfAborted();
  const apiKey = askingApiKey(call.principal);
  const started = await startEnrichment(
    { db, queue, suppressions },
    { userId, read, skipInvalid: false, apiKey, idempotency },
  );
  const progress = await followBatch(context, call, { batchId: started.batch_id, waitSeconds: input.wait_seconds });
  const { most, likely } = quote;
  return {
    output: {
      batch_id: started.batch_id,
      repeated,
      ...progress,
      duplicates: started.duplicates,
      parameters: started.parameters_enriched,
      most,
      likely,
    },
    text: repeated
      ? 'This list was started before, and this is that batch: nothing more is charged. To run it again, call with a new idempotency_key. get_results answers what was found.'
      : `${progress.done ? 'All profiles are done' : 'Started'}. get_results with this batch_id answers what was found${progress.done ? '' : ' so far'}.`,
  };
};

/**
 * Assistants call again when they did not hear an answer, and cannot be relied upon to bring a key: the same profiles with the same
 * parameters are the same request.
 */
function keyOf({ idempotency_key: given }: ToolInput<'enrich_profiles'>, { jobs }: ReadRequest): IdempotencyKey {
  const asked = jobs.map(({ slug, columns }) => JSON.stringify([slug, columns])).toSorted();
  const digest = digestRequest(asked);
  return { key: `mcp:${given ?? digest.toString('base64url')}`, digest };
}
