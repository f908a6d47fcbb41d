import type { FitLink } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { findTerm } from '../own-company/own-terms.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offeredStemsIn } from '../own-company/own-words.ts';
import type { Statement } from '../prospect/statements.ts';
import { findPhrasesOf } from '../trade/capabilities/find-capabilities.ts';
import { findSubjects } from '../trade/subjects/find-subjects.ts';
import type { Capability } from '../trade/types.ts';
import { wordsOf } from '../trade/words.ts';
import { languageOf } from '../wording/language-of.ts';
import { CONJUNCTION, isList, partsBetween, plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

const MOST_LINKS = 6;
const SENTENCE_CHARS = 180;

/** A fact by which a need shows. */
export interface Need {
  link: FitLink;
  /** What shows it, by the stem of its first word: said twice it is one sign. */
  sign: string;
  /** Rests on a single word of what the offer acts on, which may mean something else there. */
  isSlight?: boolean;
}

/** Finds facts by which the need for the offer shows: signs of the kind of offer, and the offer's own terms. */
export function findNeeds(own: OwnTrade, statements: readonly Statement[], isCustomer: boolean): Need[] {
  const needs: Need[] = [];
  for (const statement of statements) {
    if (needs.length >= MOST_LINKS) break;
    // The parts of a headline are said at once: they show a need once.
    if (statement.where === 'Headline' && needs.some(({ link }) => link.where === 'Headline')) continue;
    const need = findNeed(own, statement) ?? (isCustomer ? findOwnWords(own, statement) : undefined);
    if (need !== undefined) needs.push(need);
  }
  return needs;
}

/** What companies state is looked through once for each user, and not for each of their people. */
const findNeedOfCompany = oncePer((own: OwnTrade) => oncePer((statement: Statement) => findNeedIn(own, statement)));

function findNeed(own: OwnTrade, statement: Statement): Need | undefined {
  return statement.isPersonal ? findNeedIn(own, statement) : findNeedOfCompany(own)(statement);
}

/** Whom a company looks for says what it does itself, in a post as in an open role. */
const HIRING =
  /(?<!\p{L})(?:we(?:['’]re| are) (?:hiring|recruiting)|is hiring|join (?:us|our team) as|wir suchen(?! (?:partner|anbieter|lieferanten))|suchen wir(?! (?:partner|anbieter|lieferanten))|nous recrutons|estamos contratando|contratamos|assumiamo|vacancy)(?!\p{L})/iu;

/** Whom a company looks for is a need of those alone who help with that. */
const isForHiring = ({ buyers }: Capability): boolean => buyers.includes('recruiting') || buyers.includes('hr');

/** @returns whether a sentence says whom a company looks for, and the offer does not help with that */
export function isMereHiring(own: OwnTrade, sentence: string): boolean {
  return HIRING.test(sentence) && !own.capabilities.slice(0, LOOKED_FOR).some((one) => isForHiring(one.capability));
}

function findNeedIn(own: OwnTrade, { text, where }: Statement): Need | undefined {
  for (const { capability, said: yours } of own.capabilities.slice(0, LOOKED_FOR)) {
    for (const { said, at } of findPhrasesOf(capability, 'signs', text)) {
      if (isName(text, at, said)) continue;
      const theirs = sentenceAround(text, at, said, where);
      if (isForHiring(capability) || !HIRING.test(theirs)) return needFor(said, { kind: 'need', yours, theirs, where });
    }
  }
  const term = own.terms.size === 0 ? undefined : findTerm(text, own.terms);
  if (term !== undefined) {
    const { said, at } = term.theirs;
    return needFor(said, { kind: 'need', yours: term.yours, theirs: sentenceAround(text, at, said, where), where });
  }
  return own.subjects.size === 0 ? undefined : findSubjectIn(own, text, where);
}

/** What an offer of no known kind acts on, by the user's word or one near it. */
function findSubjectIn(own: OwnTrade, text: string, where: string): Need | undefined {
  for (const { id: subject, said, at } of findSubjects(text)) {
    const yours = own.subjects.get(subject);
    if (yours === undefined) continue;
    const theirs = sentenceAround(text, at, said);
    if (HIRING.test(theirs) || WITHOUT.test(text.slice(Math.max(0, at - WITHOUT_REACH), at))) continue;
    const need = needFor(said, { kind: 'need', yours, theirs, where });
    return saysMore(own, theirs, need.sign) ? need : { ...need, isSlight: true };
  }
  return undefined;
}

/** Whether a sentence has another word of the user's, or of what the offer acts on: two of them are no chance. */
function saysMore(own: OwnTrade, sentence: string, sign: string): boolean {
  const signs = findSubjects(sentence).flatMap(({ id, said }) =>
    own.subjects.has(id)
      ? wordsOf(said)
          .slice(0, 1)
          .map(({ stem }) => stem)
      : [],
  );
  return [...signs, ...offeredStemsIn(sentence, own.words)].some((stem) => stem !== sign);
}

/** 'No phone', 'without tenders'. */
const WITHOUT = /(?<!\p{L})(?:no|without|never|ohne|kein\p{L}{0,2}|sin|sans|senza|sem|bina) (?:\p{L}{1,12} )?$/iu;
const WITHOUT_REACH = 30;

const findOwnWordsOfCompany = oncePer((own: OwnTrade) =>
  oncePer((statement: Statement) => findOwnWordsIn(own, statement)),
);

function findOwnWords(own: OwnTrade, statement: Statement): Need | undefined {
  return statement.isPersonal ? findOwnWordsIn(own, statement) : findOwnWordsOfCompany(own)(statement);
}

/** So many of the user's telling words in one sentence are no chance at a customer of a kind that the user names. */
const LEAST_OWN_WORDS = 2;

function findOwnWordsIn(own: OwnTrade, { text, where }: Statement): Need | undefined {
  for (const sentence of splitLineIntoSentences(text)) {
    if (sentence.length > SENTENCE_CHARS) continue;
    const [first, ...more] = offeredStemsIn(sentence, own.words);
    if (first === undefined || more.length < LEAST_OWN_WORDS - 1) continue;
    return needFor(first, {
      kind: 'need',
      yours: own.capabilities[0]?.said || first,
      theirs: /^Job description/.test(where) && isList(sentence) ? sharedParts(sentence, own) : plainLine(sentence),
      where,
    });
  }
  return undefined;
}

/** Of a list what stands from the first part with a word of the user's to the last. */
function sharedParts(list: string, own: OwnTrade): string {
  const shared = partsBetween(list, (part) => offeredStemsIn(part, own.words).size > 0);
  return plainLine(shared).replace(/\.$/, '');
}

function needFor(said: string, link: FitLink): Need {
  return { link, sign: wordsOf(said)[0]?.stem ?? said };
}

/** Said by the person. */
export const PERSONAL = /^(?:Post|Job description|About|Headline)/;

/** Whether a need shows twice: by two signs, or from the person and from their company. */
export function showsTwice(all: readonly Need[]): boolean {
  const needs = all.filter(({ isSlight }) => isSlight !== true);
  const signs = new Set(needs.map(({ sign }) => sign));
  return signs.size > 1 || (needs.length > 1 && new Set(needs.map(({ link }) => PERSONAL.test(link.where))).size > 1);
}

/** Signs of the main offers alone: a word that shows a need for a passing mention is chance. */
const LOOKED_FOR = 2;

/** The part of a list in which something was said. */
function partAround(text: string, at: number, mark: string): string {
  const start = text.lastIndexOf(mark, at) + 1;
  const end = text.indexOf(mark, at);
  return plainLine(text.slice(start, end === -1 ? text.length : end))
    .replace(CONJUNCTION, '')
    .replace(/\.$/, '');
}

const CAPITAL_INSIDE = /(?<=[\p{Ll},] )$/u;
const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}+/gu;
const LARGE_WORD = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+/gu;

/** 'Our Grease returns to the stage': a word with a capital inside an English sentence of small ones is what something is called. */
function isName(text: string, at: number, said: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(said) || !CAPITAL_INSIDE.test(text.slice(Math.max(0, at - 2), at))) return false;
  const small = text.match(SMALL_WORD)?.length ?? 0;
  const large = text.match(LARGE_WORD)?.length ?? 0;
  return small > large * 2 && languageOf(text) === 'en';
}

/** The whole sentence in which something was said, or the words alone when it is too long to be told. */
function sentenceAround(text: string, at: number, said: string, where = ''): string {
  if (/^Specialit/.test(where)) return partAround(text, at, ';');
  let from = 0;
  for (const sentence of splitLineIntoSentences(text)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    if (start > at || at >= from) continue;
    // 'Deal desk, commissions, usage reporting': of what somebody is in charge of only the one that shows it.
    if (/^Job description/.test(where) && isList(sentence)) return partAround(sentence, at - start, ',');
    return sentence.length <= SENTENCE_CHARS ? plainLine(sentence) : said;
  }
  return said;
}
