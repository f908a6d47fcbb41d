import type { FitDecision } from '../../../shared/contract/fit.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { writeDate } from '../wording/phrasing.ts';
import { capital, compose } from '../wording/quoting.ts';
import { BY_HEADLINE, nothingTells } from './grade-role.ts';

const ROLE: Readonly<Record<FitDecision['role'], string>> = {
  buys: 'can decide to buy what you offer',
  influences: 'has a say in buying what you offer',
  uses: 'would work with what you offer',
  none: 'has no known part in buying what you offer',
  unknown: 'may or may not have a say in buying what you offer',
};

/** Said instead of a judgement when the description does not give one, whoever would have judged. */
export const UNREAD_DESCRIPTION =
  'Your company description says too little to judge by, or is in a language that could not be read. Add one English sentence: what you sell, and to whom.';

/** Who the prospect is to the user, in one or two sentences. */
export function summarizeFit(decision: Omit<FitDecision, 'summary'>, dossier: Dossier): string {
  const { verdict, disqualifier, role, parts } = decision;
  if (verdict === 'unread') return UNREAD_DESCRIPTION;
  if (disqualifier !== null) return compose(`No clear fit: ${disqualifier.text}`);
  const market = tellMarket(parts.market.because, dossier);
  if (verdict !== 'none') return compose(`${capital(market)}; ${dossier.first} ${ROLE[role]}`);
  const isOfRole = role === 'none' && parts.market.points > 0;
  return compose(`No clear fit: ${isOfRole ? tellRole(parts.role.because, dossier) : market}`);
}

/** 'Navik Freight: drug makers are among the usual customers'; as it is when the company or the person is named already. */
export function tellMarket(because: string, { company, first, now }: Dossier): string {
  const said = withDates(because, now);
  return said.startsWith(`${first} `) || (company !== undefined && said.includes(company))
    ? said
    : `${company ?? first}: ${said}`;
}

/** 'a post of 2026-10-20' as people write it. */
export function withDates(because: string, now: Date): string {
  return because.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => writeDate(date, now));
}

/** 'as Head of Procurement, Priya usually decides on such purchases': the reason of a role, said of the person. */
export function tellRole(because: string, { first, title }: Dossier): string {
  if (title !== undefined && because.startsWith(title)) return `as ${title}, ${first}${because.slice(title.length)}`;
  if (title !== undefined && because === nothingTells(title)) return nothingTells(`${first}, as ${title},`);
  if (because.startsWith(BY_HEADLINE)) return because.replace(BY_HEADLINE, () => `${first}, by the headline,`);
  const isNamed = because.includes(BY_HEADLINE) || because.startsWith(`${first} `);
  return isNamed ? because.replace(BY_HEADLINE, () => first) : `as to ${first}, ${because}`;
}
