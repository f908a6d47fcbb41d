import type { PARAMETER_IDS } from '../../../shared/catalogue.ts';
import { readBatchRow } from '../../enrichment/batch-store.ts';
import { namesOf, toRow } from '../../exports/exported-rows.ts';
import { type ExportedJob, listJobsAfter } from '../../exports/exports-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { readPages } from '../../platform/database/read-pages.ts';
import { DecryptionError, type SecretCipher } from '../../platform/encryption/secret-cipher.ts';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../providers/rate-limiter.ts';
import { SourceError } from '../../providers/source-error.ts';
import { SUPPRESSED, type SuppressionList } from '../../suppression/suppression-list.ts';
import { CONTACTS_A_CALL, createHubspotClient, type HubspotClient } from '../client/hubspot-client.ts';
import { HubspotError } from '../client/hubspot-error.ts';
import { tokenPlace } from '../manage-token.ts';
import { beginPush, endPush, type PushRow, recordProgress, recordTrouble } from '../pushes-store.ts';
import { findToken } from '../tokens-store.ts';
import { REFUSED_HERE } from './explain-refusal.ts';
import { layOutProperties } from './lay-out-properties.ts';
import { prepareProperties, type ReadyColumn } from './prepare-properties.ts';
import { explainFailure, PushFailed } from './push-failed.ts';
import { type Contact, toContact } from './to-contact.ts';
import { upsertContacts } from './upsert-contacts.ts';

export interface PushContext {
  db: Database;
  log: Logger;
  cipher: SecretCipher;
  suppressions: SuppressionList;
  /** HubSpot's API. */
  baseUrl: string;
  rateLimiter: RateLimiter;
  /** Milliseconds before HubSpot is asked again within a run; those of the client unless given. */
  pausesMs?: readonly number[] | undefined;
}

/** Nothing more is begun once `closing` is aborted, and what is under way given up once `signal` is. */
interface Signals {
  signal: AbortSignal;
  closing: AbortSignal;
}

/**
 * Pushes the completed profiles of a request, a hundred at a time; each hundred is noted in one transaction, so that whoever takes over
 * goes on behind it. What had been sent and not noted is sent again, which changes nothing.
 * @throws SourceError while HubSpot is down, so that it is tried again later; what `closing` says
 */
export async function runPush(context: PushContext, pushId: string, signals: Signals): Promise<void> {
  const { db, log } = context;
  const push = await beginPush(db, pushId);
  if (!push) return;
  try {
    await pushAll(context, push, signals);
  } catch (error) {
    signals.closing.throwIfAborted();
    if (error instanceof SourceError) await recordTrouble(db, pushId, 'HubSpot does not answer. It is tried again.');
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    log.info({ push: pushId, err: error }, 'a push to HubSpot failed');
    await endPush(db, pushId, reason);
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof HubspotError) return explainFailure(error);
  return error instanceof PushFailed ? error.message : undefined;
}

async function pushAll(context: PushContext, push: PushRow, { signal, closing }: Signals): Promise<void> {
  const { db, suppressions } = context;
  const client = await openClient(context, push.user_id);
  const batch = await readBatchRow(db, push.user_id, push.batch_id);
  if (!batch) throw new PushFailed('The results are not there any more.');
  const parameters = [...new Set<(typeof PARAMETER_IDS)[number]>(batch.column_sets.flat())];
  const columns = await prepareProperties(client, layOutProperties(parameters, push.mapping), signal);
  const seen = await identitiesBefore(context, push, columns);
  let from = push.position;
  for await (const jobs of pagesOfJobs(context, push.batch_id, from)) {
    const listed = await suppressions.filter(push.user_id, jobs, namesOf);
    closing.throwIfAborted();
    const { contacts, refused } = sort(jobs, listed, columns, seen);
    const theirs = await upsertContacts(await openClient(context, push.user_id), contacts, signal);
    const reasons = new Map([...refused, ...theirs]);
    const to = jobs.at(-1)?.position ?? from;
    const noted = await db.transaction().execute((tx) =>
      recordProgress(tx, push.id, {
        ...{ from, to, pushed: contacts.length - theirs.size },
        refusals: jobs.flatMap(({ id, position }) => {
          const reason = reasons.get(id);
          return reason === undefined ? [] : [{ position, jobId: id, reason }];
        }),
      }),
    );
    // It has ended, or another worker is at it.
    if (!noted) return;
    from = to;
  }
  await endPush(db, push.id);
}

/** The token is read anew for each hundred: deleting it stops the push. */
async function openClient(context: PushContext, userId: string): Promise<HubspotClient> {
  const { db, cipher, baseUrl, rateLimiter, pausesMs } = context;
  const found = await findToken(db, userId);
  if (!found) throw new PushFailed('Your HubSpot token was deleted. Set one on the profile page, then push again.');
  try {
    return createHubspotClient({
      baseUrl,
      token: cipher.decrypt(tokenPlace(userId), found.token),
      rateLimiter,
      pausesMs,
    });
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new PushFailed('Your HubSpot token cannot be read any more. Set it again on the profile page.');
  }
}

function pagesOfJobs({ db }: PushContext, batchId: string, position: number): AsyncGenerator<ExportedJob[]> {
  const page = { limit: CONTACTS_A_CALL, provenance: false };
  return readPages(CONTACTS_A_CALL, (last?: ExportedJob) => listJobsAfter(db, batchId, last ?? { position }, page));
}

/** By what those are found in HubSpot that an earlier worker pushed. */
async function identitiesBefore(
  context: PushContext,
  { batch_id, position }: PushRow,
  columns: readonly ReadyColumn[],
): Promise<Set<string>> {
  const seen = new Set<string>();
  if (position === 0) return seen;
  for await (const jobs of pagesOfJobs(context, batch_id, 0)) {
    for (const job of jobs) {
      if (job.position > position) return seen;
      if (job.status === 'completed') seen.add(identityOf(toContact(toRow(job), columns)));
    }
  }
  return seen;
}

const identityOf = ({ email, url }: Contact): string => email ?? url;

/** Who is sent, and who is not and why; others failed or were cancelled, and have nothing to be pushed. */
function sort(
  jobs: readonly ExportedJob[],
  listed: ReadonlySet<ExportedJob>,
  columns: readonly ReadyColumn[],
  seen: Set<string>,
): { contacts: Contact[]; refused: Map<string, string> } {
  const contacts: Contact[] = [];
  const refused = new Map<string, string>();
  for (const job of jobs) {
    const { id, status, error } = job;
    if (error === SUPPRESSED.text || (status === 'completed' && listed.has(job))) {
      refused.set(id, REFUSED_HERE.suppressed);
    } else if (status === 'pending' || status === 'running') {
      refused.set(id, REFUSED_HERE.unfinished);
    } else if (status === 'completed') {
      const contact = toContact(toRow(job), columns);
      const identity = identityOf(contact);
      if (seen.has(identity)) refused.set(id, contact.email ? REFUSED_HERE.sameAddress : REFUSED_HERE.samePerson);
      else contacts.push(contact);
      seen.add(identity);
    }
  }
  return { contacts, refused };
}
