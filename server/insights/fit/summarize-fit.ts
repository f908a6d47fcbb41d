import type { FitDecision } from '../../../shared/contract/fit.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { compose, plainLine } from '../wording/quoting.ts';
import { BY_HEADLINE } from './grade-role.ts';

const ROLE: Readonly<Record<FitDecision['role'], string>> = {
  buys: 'can decide to buy it',
  influences: 'has a say in buying it',
  uses: 'would work with it',
  none: 'has no part in buying it',
  unknown: 'may or may not have a say in buying it',
};

/** Said instead of a judgement when the description does not give one, whoever would have judged. */
export const UNREAD_DESCRIPTION =
  'Your company description says too little to judge by, or is in a language that could not be read. Add one English sentence: what you sell, and to whom.';

/** Who the prospect is to the user, in one or two sentences. */
export function summarizeFit(decision: Omit<FitDecision, 'summary'>, dossier: Dossier): string {
  const { first, company = 'their company' } = dossier;
  const { verdict, disqualifier, customer_type: kind, role, parts, links } = decision;
  if (verdict === 'unread') {
    return UNREAD_DESCRIPTION;
  }
  if (disqualifier !== null) return compose(`No clear fit: ${disqualifier.text}`);
  if (verdict === 'none')
    return compose(
      `No clear fit: ${parts.market.points === 0 ? parts.market.because : namePerson(parts.role.because, dossier)}`,
    );
  const named = links.find((link) => link.kind === 'customer_type');
  const what =
    named !== undefined
      ? `${company} is of the kind that you name as customers (${plainLine(named.yours)})`
      : kind === null
        ? `${company} can use what you offer`
        : `${company} is one of the ${kind}, which often need what you offer`;
  return compose(`${what}, and ${first} ${ROLE[role]}`);
}

/** 'Priya as Head of Procurement decides on such purchases': the reason of a role, said of the person. */
export function namePerson(because: string, { first, title }: Dossier): string {
  if (title !== undefined && because.startsWith(title)) return `${first} as ${because}`;
  if (because.startsWith(BY_HEADLINE)) return because.replace(BY_HEADLINE, `${first}, by the headline,`);
  if (/^the headline (?!is )/.test(because)) return because.replace('the headline', first);
  return because.includes(first) ? because : `as to ${first}, ${because}`;
}
