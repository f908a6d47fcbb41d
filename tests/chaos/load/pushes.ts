import { randomUUID } from 'node:crypto';
import type { PushPromise } from '../promises/push-promises.ts';
import type { Member } from './member.ts';

const TOKEN_TRIES = 5;
const RECENT = 30;
/** Somebody pushed the same request a moment ago. */
const EXPECTS = ['hubspot_push_open'] as const;

/** Pushes a request with completed profiles into HubSpot, now and then a second time, or looks how far a push is. */
export async function pushToHubspot(member: Member): Promise<void> {
  const { account, random } = member;
  if (!account || !(await hasToken(member))) return;
  const recent = member.pushes.slice(-RECENT);
  if (recent.length > 0 && random.chance(0.4)) {
    const { promise, key } = random.pick(recent);
    if (random.chance(0.5)) await readPush(member, promise);
    else await start(member, promise.batchId, key, promise);
    return;
  }
  const ready = member.batches
    .slice(-RECENT)
    .filter(({ jobIds }) => jobIds.some((id) => member.context.promises.jobs.get(id)?.end?.status === 'completed'));
  if (ready.length > 0) await start(member, random.pick(ready).id, randomUUID());
}

/** Reads a push with everybody who was refused, and compares. @returns undefined when there was no answer */
export async function readPush(member: Member, { id }: PushPromise) {
  const askedAt = performance.now();
  const query = { page: 1, page_size: 200 };
  const outcome = await member.call('readHubspotPush', { params: { id }, query });
  if (outcome.kind !== 'answered') return undefined;
  member.context.promises.pushes.saw(outcome.body.push, askedAt);
  return outcome.body;
}

async function start(member: Member, batchId: string, key: string, earlier?: PushPromise): Promise<void> {
  const { context, account } = member;
  const { pushes } = context.promises;
  if (!account) return;
  const { userId } = account;
  const askedAt = performance.now();
  pushes.asked(userId, batchId);
  const input = { body: { batch_id: batchId }, idempotencyKey: key };
  const { outcome, maybeDone } = await member.insist('startHubspotPush', input, { expects: EXPECTS });
  const isTold = outcome.kind === 'answered';
  pushes.heard(userId, batchId, !isTold && (maybeDone || outcome.kind === 'lost'));
  if (!isTold) return;
  const promise = pushes.started(userId, outcome.body.push, askedAt, earlier);
  pushes.saw(outcome.body.push, askedAt);
  if (!earlier) member.pushes.push({ promise, key });
}

/** Sets the user's token, which is tried at HubSpot. @returns false while that does not succeed */
async function hasToken(member: Member): Promise<boolean> {
  const { account, context } = member;
  if (!account) return false;
  const token = context.promises.pushes.tokenOf(account.userId);
  for (let tries = 0; !member.hasHubspotToken && tries < TOKEN_TRIES && !context.signal.aborted; tries += 1) {
    const outcome = await member.callUnsteadily('setHubspotToken', { body: { token } });
    if (outcome.kind === 'answered') member.hasHubspotToken = true;
    else await member.wait(100, 800);
  }
  return member.hasHubspotToken;
}
