import { trimEndOf } from '../../../shared/trim-text.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { hasHardlyEnglishWords } from '../wording/english/english-words.ts';
import { toThirdPerson } from '../wording/english/third-person.ts';
import { isAdverb, thirdPersonOf, timeOfVerb } from '../wording/english/verb-forms.ts';
import { isEnglish } from '../wording/language-of.ts';
import { capital, lowerFirst, plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

/** What a job description says a person does, as parts of sentences that go on after a name or after 'you'. */
export interface DescribedWork {
  /** 'buys for four depots' */
  ofThem: string;
  /** 'buy for four depots' */
  ofYou: string;
  /** Already done, not ongoing. */
  isPast: boolean;
  /** A list of fields, told as 'the job covers …'. */
  isField: boolean;
}

/** The same, with the key under which its use is counted. */
export interface ToldWork extends DescribedWork {
  key: string;
}

/** The key of a sentence of a job description. */
export const workKey = (sentence: string): string => `job description ${sentence}`;

const DOING = new Set(
  'advise advises analyse analyses build builds buy buys coach coaches cover covers create creates deliver delivers design designs develop develops direct directs drive drives handle handles head heads help helps keep keeps lead leads look looks maintain maintains make makes manage manages negotiate negotiates operate operates oversee oversees own owns plan plans prepare prepares report reports run runs sell sells serve serves supervise supervises support supports teach teaches train trains work works write writes'.split(
    ' ',
  ),
);
const FIRST_PERSON = /(?<![\p{L}'’-])(?:i|my|me|we|our|us)(?![\p{L}-])/iu;
const RESPONSIBLE = /^(?:fully |jointly )?(?:responsible|accountable) for /i;
const FINITE = /(?<!\p{L})(?:is|are|was|were|has|have|will|would|reports?|works?|runs?|sits?)(?!\p{L})/iu;
const UNFIT = /["“”;?…:]|[–—|]|\be\.g\.|\bincl\./;
const MOST = 150;

/** The sentences of a job description that can be told, in order; none of a foreign one. */
export function readDescribedWork(description: string | undefined): ToldWork[] {
  if (description === undefined || !isEnglishJob(description)) return [];
  return splitLineIntoSentences(plainLine(description.slice(0, 800))).flatMap((sentence) => {
    const work = readWork(sentence);
    return work === undefined ? [] : [{ ...work, key: workKey(sentence) }];
  });
}

/** Whether a job is described in English: 'Technik, Investitionen, Neubau' tells no language, and is none. */
export const isEnglishJob = (description: string): boolean =>
  isEnglish(description) && !hasHardlyEnglishWords(description);

/** One sentence of a job description; undefined when it cannot be told. */
export function readWork(sentence: string): DescribedWork | undefined {
  const bare = trimEndOf(sentence, /[.!]/).trim();
  if (bare.length < 12 || bare.length > MOST || UNFIT.test(bare) || FIRST_PERSON.test(bare)) return undefined;
  if (RESPONSIBLE.test(bare)) {
    const what = lowerFirst(bare);
    return { ofThem: `is ${what}`, ofYou: `are ${what}`, isPast: false, isField: false };
  }
  const [start = '', ...rest] = bare.split(' ');
  const verb = start.toLowerCase();
  const isOfWork = /^works?$/.test(verb) && !AFTER_WORK.test(rest[0] ?? '');
  if ((isOfWork && !bare.includes(', ')) || /^Lead (?:auditor|assessor)(?!\p{L})/iu.test(bare)) return undefined;
  const isNoun = isOfWork || IS_NOUN.test(bare);
  if (
    DOING.has(verb) &&
    !isNoun &&
    !(verb.endsWith('s') ? /^(?:of|and|or|&)$/ : /^(?:of|and|or|for|&)$/).test(rest[0] ?? '') &&
    !start.endsWith(',')
  )
    return readOngoing(verb, rest);
  // 'Owner-appointed GM' and 'High-speed lines' are no verbs; 'Hand-picked the team' is one.
  const isHyphened = /^(?!co-|re-)\p{L}+-\p{L}+ed$/u.test(verb);
  if (isHyphened && /^(?:on|at|to|by|in|for|with)$/.test(rest[0] ?? '')) return undefined;
  const isPastVerb =
    timeOfVerb(verb) === 'past' && (!isHyphened || /^(?:an?|the|our|my|its|their|all|\d.*)$/.test(rest[0] ?? ''));
  if (isPastVerb || /^(?:cut|put|set)$/.test(verb)) {
    const what = lowerFirst(bare);
    return isFollowedByNoun(rest) ? { ofThem: what, ofYou: what, isPast: true, isField: false } : undefined;
  }
  if (FINITE.test(bare) || isAdverb(verb) || !/^\p{L}/u.test(bare)) return undefined;
  if (NAMES_ROLE.test(bare) || /^(?:Team|A team) of .*,/.test(bare) || verb.endsWith('ing')) return undefined;
  const field = /^(?:Team|A team) of /.test(bare) ? `a ${lowerFirst(bare.replace(/^A /, ''))}` : lowerFirst(bare);
  const list = withAnd(field);
  return { ofThem: list, ofYou: list, isPast: false, isField: true };
}

/** 'Owner-appointed GM, 110 rooms' is who they are, not what they cover. */
const NAMES_ROLE =
  /^(?:[\p{L}-]+ ){0,3}(?:GM|MD|CEO|CFO|COO|CTO|manager|director|head|owner|founder|lead)(?:,|$)|^(?:member|chair|part) of |^(?:second|third|fourth|fifth) generation/iu;

/** 'Lead generation' and 'Head office' are nothing that somebody does. */
const IS_NOUN = /^(?:lead (?:generation|times?|nurturing|qualification)|head (?:office|count))(?![\p{L}-])/iu;
/** 'Works with', 'works closely with'; 'work permits' and 'works manager' are none. */
const AFTER_WORK =
  /^(?:on|with|for|in|at|as|across|out|to|from|under|between|towards?|alongside|together|both|\p{L}{2,20}ly)$/u;

const MOST_ITEM_WORDS = 6;
/** What is said of all that stands before it. */
const NO_FIELD =
  /^(?:etc|since|from|for|in|at|with|across|based|reporting|including|mainly|mostly|plus|all|both|each)\b/i;

/** 'Moisture, broken percentage, ageing samples' with the 'and' that a sentence wants before the last. */
function withAnd(list: string): string {
  const items = list.split(', ');
  const isList = items.length > 2 && items.every((item) => item.split(' ').length <= MOST_ITEM_WORDS);
  // 'Primary and secondary sales, claims, schemes' has one inside a field.
  const isJoined = / (?:and|or|&) /.test(items.slice(-2).join(', '));
  if (!isList || isJoined || NO_FIELD.test(items.at(-1) ?? '')) return list;
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** 'Own the stack' and 'Owns the stack'; another verb after 'and' has to be in the same form. */
function readOngoing(verb: string, rest: readonly string[]): DescribedWork | undefined {
  const base = DOING.has(`${verb}s`) || DOING.has(`${verb}es`) ? verb : verb.replace(/(?<=ch)es$|s$/, '');
  const third = thirdPersonOf(base);
  const goesOn = rest.some(
    (word, at) => /^(?:and|or)$/.test(rest[at - 1] ?? '') && (DOING.has(word) || timeOfVerb(word) === 'past'),
  );
  if (third === undefined || goesOn || rest.length < 2) return undefined;
  const what = rest.join(' ');
  return { ofThem: `${third} ${what}`, ofYou: `${base} ${what}`, isPast: false, isField: false };
}

/** 'Led the team' is what somebody did; 'Distributed training' is no such thing. */
function isFollowedByNoun([next = '']: readonly string[]): boolean {
  return /^(?:the|an?|all|every|our|its|up|out|down|over|from|two|three|four|five|one|new|\p{Lu}.*|[€$£₹]?\d.*)$/u.test(
    next,
  );
}

/** A sentence of the company about itself with its name as the subject: 'We move freight' as 'Navik Freight moves freight'. */
export function tellOfCompany(sentence: string, { company }: Dossier): string | undefined {
  const bare = trimEndOf(sentence, /[.!]/).trim();
  if (
    company === undefined ||
    bare === '' ||
    !isEnglish(bare) ||
    /["“”?…]|(?<!\p{L})(?:you|your|us)(?!\p{L})/iu.test(bare)
  )
    return undefined;
  // 'Demand has doubled our numbers': whose they are is clear in the company's own mouth alone.
  if (!/^(?:We|Our)\b/.test(bare) && /(?<!\p{L})(?:we|our|i|my)(?!\p{L})/iu.test(bare)) return undefined;
  const told = toThirdPerson(bare, company);
  return told === undefined ? undefined : capital(told);
}

/** One covers a field, has a team, and looks after '80 vans' and 'nine inspectors'. */
export function coverVerb(what: string): string {
  if (what.startsWith('a team')) return 'has';
  return COUNTED.test(what) ? 'looks after' : 'covers';
}

const COUNTED =
  /^(?:\d{1,3}(?:,\d{3})*(?! degrees?\b)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|both) \p{L}/iu;
