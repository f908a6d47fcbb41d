import { randomUUID } from 'node:crypto';
import { AI_PARAMETER_IDS, PARAMETERS, type ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { enrichResponse } from '../../../shared/contract/enrichment.ts';
import { makeXlsx } from '../../support/material/made-spreadsheets.ts';
import type { CallOptions, Outcome } from './caller.ts';
import type { KeyedRequest, Member } from './member.ts';

const PLAIN: readonly ParameterId[] = PARAMETERS.map(({ id }) => id).filter(
  (id) => !AI_PARAMETER_IDS.includes(id as never),
);
/** First names that make stand-ins do something out of the ordinary, and ordinary ones. */
const NAMES = ['ana', 'ben', 'chi', 'dev', 'eva', 'bare', 'nomail', 'moved', 'faint', 'slow', 'claimed', 'jobless'];
const FAMILIES = ['rao', 'amsel', 'bose', 'cruz', 'demir', 'engel', 'gupta', 'haddad'];
const SPECIAL = ['nobody-at-all', 'zz-fault-503', 'zz-fault-garbage', 'zz-wrong', 'zz-model-babbles'];
const EXPECTED: CallOptions = { expects: ['insufficient_credits'] };
/** Of something else that is sent with a key that is taken. */
const CONFLICT: CallOptions = { expects: ['idempotency_conflict', 'insufficient_credits'] };

type Send = (member: Member, key?: string, options?: CallOptions) => Promise<Outcome<EnrichResponse>>;

/** Enriches one profile, or some. @param most profiles */
export async function startEnrichment(member: Member, most: number): Promise<void> {
  const urls = drawUrls(member, most);
  const columns = drawColumns(member);
  const send =
    (profiles: readonly string[]): Send =>
    (by, key, options = EXPECTED) => {
      const items = profiles.map((linkedin_url) => ({ linkedin_url, columns }));
      const body = items.length === 1 ? items[0]! : items;
      return by.callUnsteadily('startEnrichment', { body, idempotencyKey: key }, options);
    };
  await start(member, { send: send(urls), sendOther: send([...urls, profileUrl('zz-one-more')]), isPriceExact: true });
}

/** Uploads a sheet, sometimes one that brings values along. */
export async function uploadSheet(member: Member): Promise<void> {
  const urls = drawUrls(member, 25);
  const columns = JSON.stringify(drawColumns(member));
  const bringsNames = member.random.chance(0.3);
  const rows = urls.map((url, at) => (bringsNames ? [url, `Given${at}`] : [url, `Deal ${at}`]));
  const heading = ['Profile', bringsNames ? 'First name' : 'Deal'];
  const isXlsx = member.random.chance(0.5);
  const content = isXlsx
    ? new Uint8Array(await makeXlsx([heading, ...rows]))
    : [heading, ...rows].map((row) => row.join()).join('\n');
  const send =
    (fields: string): Send =>
    async (by, key, options = EXPECTED) => {
      const body = new FormData();
      body.append('columns', fields);
      body.append('file', new Blob([content]), isXlsx ? 'leads.xlsx' : 'leads.csv');
      const outcome = await by.callUnsteadily('uploadSheet', { body, idempotencyKey: key }, options);
      return outcome.kind === 'answered' ? { ...outcome, body: enrichResponse.parse(outcome.body) } : outcome;
    };
  await start(member, { send: send(columns), sendOther: send('["lastName"]'), isPriceExact: !bringsNames });
}

/** Sends an earlier request again with its key, or another one with that key. */
export async function repeatRequest(member: Member): Promise<void> {
  if (member.keyed.length === 0) return;
  const earlier = member.random.pick(member.keyed);
  if (member.random.chance(0.7)) {
    await earlier.send(member, earlier.key);
    return;
  }
  const outcome = await earlier.sendOther(member, earlier.key);
  if (outcome.kind !== 'answered') return;
  const { id } = earlier.batch;
  member.context.violations.add('a key was taken for another request', id, { promised: earlier, found: outcome.body });
}

async function start(
  member: Member,
  { send, sendOther, isPriceExact }: { send: Send; sendOther: Send; isPriceExact: boolean },
): Promise<void> {
  const { account, context } = member;
  if (!account) return;
  const key = member.random.chance(0.8) ? randomUUID() : undefined;
  account.starting += 1;
  try {
    let maybeStarted = false;
    while (true) {
      const outcome = await send(member, key);
      if (outcome.kind === 'answered') {
        const batch = context.promises.started(account.userId, outcome.body, isPriceExact);
        remember(member, batch, key === undefined ? undefined : { key, batch, send, sendOther });
        return;
      }
      maybeStarted ||= outcome.kind === 'lost' || outcome.status === 503;
      const isOver = outcome.kind === 'refused' && ![503, 429, 408].includes(outcome.status);
      // Without a key nobody can tell whether it was started, so it is not sent again.
      if (isOver || context.signal.aborted || (maybeStarted && key === undefined)) {
        if (maybeStarted) account.unknownStarts += 1;
        return;
      }
      await member.wait(50, 500);
    }
  } finally {
    account.starting -= 1;
  }
}

function remember(
  member: Member,
  batch: KeyedRequest['batch'],
  sent: { key: string; batch: KeyedRequest['batch']; send: Send; sendOther: Send } | undefined,
): void {
  const { promises } = member.context;
  member.batches.push(batch);
  member.jobs.push(...batch.jobIds.map((id) => promises.jobs.get(id)!));
  if (!sent) return;
  member.keyed.push({
    key: sent.key,
    batch,
    async send(by, key) {
      const outcome = await sent.send(by, key);
      if (outcome.kind === 'answered') promises.started(batch.userId, outcome.body, batch.isPriceExact, batch);
      return outcome;
    },
    sendOther: (by, key) => sent.sendOther(by, key, CONFLICT),
  });
}

/** Addresses of some profiles, most of them of invented people. */
export function drawUrls({ random }: Member, most: number): string[] {
  const count = random.between(1, most);
  return Array.from({ length: count }, () => {
    if (random.chance(0.04)) return profileUrl(random.pick(SPECIAL));
    return profileUrl(`zz-${random.pick(NAMES)}-${random.pick(FAMILIES)}-${random.between(1, 500)}`);
  });
}

/** Parameters to ask for. */
export function drawColumns({ random }: Member): ParameterId[] {
  return [
    ...random.some(PLAIN, random.between(1, 8)),
    ...(random.chance(0.6) ? random.some(AI_PARAMETER_IDS, random.between(1, 5)) : []),
  ];
}

function profileUrl(slug: string): string {
  return `https://www.linkedin.com/in/${slug}`;
}
