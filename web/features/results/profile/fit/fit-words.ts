import type { Disqualifier, FitDecision, FitLink } from '../../../../../shared/contract/fit.ts';

/** The judgement of fit in words for its reader. */

export const VERDICT_WORDS: Readonly<Record<FitDecision['verdict'], string>> = {
  clear: 'Clear fit',
  possible: 'Possible fit',
  none: 'No clear fit',
  unread: 'We could not read your company description',
};

export const ROLE_WORDS: Readonly<Record<FitDecision['role'], string>> = {
  buys: 'Likely decides whether to buy',
  influences: 'Likely has a say in buying, but not the last word',
  uses: 'Would likely use it, but not buy it',
  none: 'Nothing shows a part in buying it',
  unknown: 'We do not know whether this person has a say in buying',
};

export const DISQUALIFIER_WORDS: Readonly<Record<Disqualifier, string>> = {
  competitor: 'A competitor',
  colleague: 'Somebody from your own company',
  student: 'A student',
  job_seeker: 'Looking for a job',
  retired: 'Retired',
  too_small: 'Too small for you',
  too_large: 'Too large for you',
  elsewhere: 'Outside the area you serve',
};

export const CONFIDENCE_WORDS: Readonly<Record<FitDecision['confidence'], string>> = {
  high: 'We are sure of this: much is known of this person and of what you offer.',
  medium: 'We are fairly sure of this: some of what would settle it is not known.',
  low: 'We are not sure of this: little is known, so check it before you write.',
};

const LINK_WORDS: Readonly<Record<FitLink['kind'], string>> = {
  customer_type: 'Kind of customer',
  named_customer: 'A customer you name',
  need: 'A sign that they need it',
};

/** @returns what a reason rests on */
export const nameLink = ({ kind, likely }: FitLink): string =>
  likely ? 'May have to do with what you offer: our conclusion' : LINK_WORDS[kind];

/** The parts of the score, in the order in which they are drawn. */
export const PART_WORDS: readonly (readonly [part: keyof FitDecision['parts'], words: string])[] = [
  ['market', 'The company'],
  ['role', 'Their role'],
  ['reach', 'Size and place'],
  ['timing', 'Timing'],
];

/** @returns a clause as a sentence: 'Heads logistics.' */
export function asSentence(clause: string): string {
  const text = clause.trim();
  const [first = ''] = text;
  const ended = /[.!?]$/.test(text) || text === '' ? text : `${text}.`;
  return first.toUpperCase() + ended.slice(first.length);
}
