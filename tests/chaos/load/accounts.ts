import { createCipheriv } from 'node:crypto';
import { io } from 'socket.io-client';
import type { ServerEvents } from '../../../shared/live-events.ts';
import { digestValues } from '../promises/job-promise.ts';
import type { Member } from './member.ts';

const EVENTS = ['job.completed', 'job.failed', 'batch.completed'] as const;
/** A user may have ten. */
const WEBHOOK_TRIES = 8;
const COMPANY = { website: '', description: 'Tidewell makes scheduling software for field service teams in Europe.' };

/** Signs up as somebody new, as often as it takes. */
export async function signUp(member: Member, run: string): Promise<void> {
  member.forget();
  member.made += 1;
  const email = `${run}.${member.name}.${member.made}@example.com`.replaceAll(' ', '-');
  const token = await member.insist('issueLocalToken', { body: { email, name: member.name } });
  const config = await member.insist('readConfig', {});
  if (token.outcome.kind !== 'answered' || config.outcome.kind !== 'answered') return;
  const { key, iv } = config.outcome.body.email_cipher;
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  const data = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]).toString('base64');
  const { access_token } = token.outcome.body;
  const signedIn = (await member.insist('signIn', { body: { data, access_token } })).outcome;
  if (signedIn.kind !== 'answered') return;
  member.token = signedIn.body.token;
  const profile = (await member.insist('readProfile', {})).outcome;
  if (profile.kind !== 'answered') return;
  member.account = { userId: profile.body.id, email, unknownStarts: 0, starting: 0 };
  member.context.promises.accounts.set(member.account.userId, member.account);
  await member.insist('saveCompany', { body: COMPANY });
  await addWebhook(member, member.account.userId);
}

/** Has the user's webhook made. Each try has an address of its own: the secret of one whose answer was lost is not known. */
async function addWebhook(member: Member, userId: string): Promise<void> {
  const { promises, providers, signal } = member.context;
  for (let number = 1; !signal.aborted; number += 1) {
    const path = `/${userId}/${number}`;
    const body = { url: providers.webhooks.url + path, events: [...EVENTS] };
    const made = await member.callUnsteadily('createWebhook', { body });
    if (made.kind === 'answered') {
      promises.webhooks.made(path, { userId, secret: made.body.secret });
      return;
    }
    if (number >= WEBHOOK_TRIES) return;
    await member.wait(50, 600);
  }
}

/** Connects to the live channel, or anew, and believes what is said there of jobs that ended. */
export function connectLive(member: Member): void {
  const { promises, urls } = member.context;
  member.live?.close();
  const socket = io(member.random.pick(urls()), {
    transports: ['websocket'],
    auth: { token: member.token },
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
  });
  const on = <Name extends keyof ServerEvents>(name: Name, listener: ServerEvents[Name]) =>
    socket.on(name as string, listener as never);
  on('job_completed', ({ job_id, credits_used, result }) => {
    promises.ended(job_id, { status: 'completed', credits: credits_used, values: digestValues(result) });
  });
  on('job_failed', ({ job_id }) => promises.ended(job_id, { status: 'failed' }));
  on('job_cancelled', ({ job_id }) => promises.ended(job_id, { status: 'cancelled' }));
  member.live = socket;
}

/** Deletes the account; afterwards its token opens nothing. */
export async function deleteAccount(member: Member): Promise<void> {
  const { account, context } = member;
  if (!account) return;
  account.deletion = { asked: performance.now() };
  const gone = ['user_not_found', 'session_not_found', 'session_inactive'] as const;
  const { outcome, maybeDone } = await member.insist('deleteAccount', {}, { expects: gone });
  if (outcome.kind === 'lost' || (outcome.kind === 'refused' && outcome.status !== 401)) return;
  if (outcome.kind === 'refused' && !maybeDone) {
    const found = outcome.failure;
    context.violations.add('an account was gone before it was deleted', account.userId, { promised: account, found });
  }
  account.deletion.told = performance.now();
  const after = await member.call('readProfile', {}, { expects: gone });
  if (after.kind !== 'answered') return;
  context.violations.add('a deleted account still answers', account.userId, { promised: account, found: after.body });
}
