import type { FitDecision } from '../../../shared/contract/fit.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { compose } from '../wording/quoting.ts';

const ROLE: Readonly<Record<FitDecision['role'], string>> = {
  buys: 'decides on what you offer',
  influences: 'has a say in it',
  uses: 'would work with it',
  none: 'has no part in buying it',
  unknown: 'may or may not have a say in it',
};

/** Said instead of a judgement when the description does not give one, whoever would have judged. */
export const UNREAD_DESCRIPTION =
  'Your company description says too little to judge by, or is in a language that could not be read. Add one English sentence: what you sell, and to whom.';

/** Who the prospect is to the user, in one or two sentences. */
export function summarizeFit(
  decision: Omit<FitDecision, 'summary'>,
  { first, company = 'their company' }: Dossier,
): string {
  const { verdict, disqualifier, customer_type: kind, role, parts } = decision;
  if (verdict === 'unread') {
    return UNREAD_DESCRIPTION;
  }
  if (disqualifier !== null) return compose(`No clear fit: ${disqualifier.text}`);
  if (verdict === 'none')
    return compose(`No clear fit: ${parts.market.points === 0 ? parts.market.because : parts.role.because}`);
  const what = kind === null ? `${company} can use what you offer` : `${company} is one of the ${kind} you sell to`;
  return compose(`${what}, and ${first} ${ROLE[role]}`);
}
