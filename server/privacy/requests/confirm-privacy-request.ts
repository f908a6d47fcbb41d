import type { Transaction } from 'kysely';
import type { ConfirmPrivacyResponse } from '../../../shared/contract/privacy.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { findSlugsByEmail, namesAddress } from '../../enrichment/find-slugs-by-email.ts';
import { unpackProvenance } from '../../enrichment/stored-provenance.ts';
import { YOUR_UPLOAD } from '../../enrichment/upload-facts/derive-uploaded-values.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { suppress } from '../add-suppressions.ts';
import { describeKeptData, findKeptData, type KeptPerson } from '../find-kept-data.ts';
import { closeRequest, confirmRequestRow, noteRequest } from './privacy-request-store.ts';
import { readToken } from './request-token.ts';
import type { PrivacyRequestContext } from './submit-privacy-request.ts';

const EMAILS = ['workEmail', 'personalEmail', 'linkedinEmail'] as const;

/**
 * Answers a request whose link was used. The address is proven by that. A profile is theirs when what sources said of it names the
 * address; else whoever runs the installation decides, and the answer is the same whether anything is kept about it or not. To be left
 * out is done at once for what is proven.
 * @throws DomainError privacy_link_invalid when the link was altered, is too old, or has been used
 */
export async function confirmPrivacyRequest(
  context: PrivacyRequestContext,
  token: string,
): Promise<Omit<ConfirmPrivacyResponse, 'success'>> {
  const { db, suppressions, secret } = context;
  const id = readToken(secret, token);
  if (!id) throw new DomainError('privacy_link_invalid');
  const confirmed = await db.transaction().execute((tx) => confirmRequestRow(tx, id));
  if (!confirmed?.email) throw new DomainError('privacy_link_invalid');
  const { email, slug, wants } = confirmed;
  // From here on it is the operator's: whatever happens to this process, somebody looks at it.
  const slugs = await findSlugsByEmail(db, null, email);
  const answer = await db.transaction().execute(async (tx) => {
    const own = await onlyProven(tx, slugs, email);
    const proven = slug === null || own.slugs.includes(slug);
    const withOperator = !proven || (wants === 'leave_out' && own.jobs.length > 0);
    if (wants === 'leave_out') {
      await suppress(tx, suppressions, null, [
        { kind: 'email', value: email },
        ...own.slugs.map((value) => ({ kind: 'profile' as const, value })),
      ]);
      await recordAudit(tx, {
        actor: { kind: 'system' },
        action: 'person.left_out',
        subject: { kind: 'privacy_request', id },
        details: { profiles: own.slugs.length },
      });
    }
    if (withOperator) await noteRequest(tx, id, { proven, leftOut: wants === 'leave_out' });
    else await closeRequest(tx, id, 'answered', wants === 'leave_out');
    const { users: _, ...kept } = describeKeptData(own);
    return { wants, kept, left_out: wants === 'leave_out', with_operator: withOperator };
  });
  suppressions.changed();
  return answer;
}

/** What is kept of those profiles that sources, and not only a user's own sheet, say have the address. */
async function onlyProven(tx: Transaction<DB>, slugs: readonly string[], email: string): Promise<KeptPerson> {
  const own: KeptPerson = { slugs: [], jobs: [], answers: [] };
  for (const slug of slugs) {
    const kept = await findKeptData(tx, null, [slug]);
    if (!isProven(kept, email)) continue;
    own.slugs.push(...kept.slugs.filter((one) => !own.slugs.includes(one)));
    own.jobs.push(...kept.jobs.filter(({ id }) => !own.jobs.some((job) => job.id === id)));
    own.answers.push(...kept.answers.filter((one) => !own.answers.includes(one)));
  }
  return own;
}

function isProven({ jobs, answers }: KeptPerson, email: string): boolean {
  const isIt = namesAddress(email);
  const isSame = (value: unknown) => typeof value === 'string' && isIt(value);
  if (answers.some(({ answer }) => Object.values(answer.parts?.contact ?? {}).some(isSame))) return true;
  return jobs.some(({ result, provenance }) => {
    const origins = provenance ? unpackProvenance(provenance) : {};
    return EMAILS.some((name) => isSame(result?.[name]) && origins[name]?.source !== YOUR_UPLOAD);
  });
}
