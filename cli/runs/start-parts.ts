import { ApiError, canTryAgain } from '../../shared/api-call.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Client } from '../connection/client.ts';
import type { Run, RunPart } from './run.ts';
import { deleteRun, readSheet, saveRun } from './run-store.ts';
import { startSheet } from './send-sheet.ts';

/** For so long the server knows a start again that is repeated, in milliseconds; it keeps Idempotency-Keys for a day longer. */
const KNOWN_AGAIN_MS = 6 * 24 * 60 * 60_000;

/**
 * Starts what of a run was not started yet. A start whose answer was lost is repeated with its own Idempotency-Key, so that it starts
 * and charges once.
 * @returns the ids of the batches, in the order of the parts
 * @throws ApiError; CliError for a start that is too old to be repeated
 */
export async function startParts(run: Run, client: Client): Promise<string[]> {
  const ids: string[] = [];
  for (const part of run.parts) {
    if (part.batch_id === null) await startPart(run, part, client);
    if (part.batch_id !== null) ids.push(part.batch_id);
  }
  return ids;
}

async function startPart(run: Run, part: RunPart, client: Client): Promise<void> {
  if (part.asked_at !== null && Date.now() - Date.parse(part.asked_at) > KNOWN_AGAIN_MS) {
    throw new CliError(
      EXIT.failed,
      'The start of this run was never confirmed, and is too old to be repeated safely.',
      {
        hint: 'See with "npx leadlight status" whether it runs; "npx leadlight results <batch>" delivers it.',
      },
    );
  }
  const isFirstTime = part.asked_at === null;
  part.asked_at ??= new Date().toISOString();
  await saveRun(run);
  const { columns, skip_invalid: skipInvalid } = run;
  const sheet = { name: part.name, bytes: await readSheet(run, part), columns, profileColumn: part.profile_column };
  try {
    const { batch_id } = await startSheet(client, sheet, { skipInvalid, idempotencyKey: part.idempotency_key });
    part.batch_id = batch_id;
  } catch (error) {
    // Refused, so not started: nothing is left to resume.
    const isRefused = error instanceof ApiError && !canTryAgain(error) && error.status !== 401;
    if (isRefused && isFirstTime && run.parts.every((other) => other.batch_id === null)) await deleteRun(run);
    throw error;
  }
  await saveRun(run);
}
