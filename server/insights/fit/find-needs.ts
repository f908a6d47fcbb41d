import type { FitLink } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { termsIn } from '../own-company/own-terms.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offeredStemsIn } from '../own-company/own-words.ts';
import type { Statement } from '../prospect/statements.ts';
import { findPhrasesOf } from '../trade/capabilities/find-capabilities.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

const MOST_LINKS = 6;
const SENTENCE_CHARS = 180;

/** Finds facts by which the need for the offer shows: signs of the kind of offer, and the offer's own terms. */
export function findNeeds(own: OwnTrade, statements: readonly Statement[], isCustomer: boolean): FitLink[] {
  const links: FitLink[] = [];
  for (const statement of statements) {
    if (links.length >= MOST_LINKS) break;
    const link = findNeed(own)(statement) ?? (isCustomer ? findOwnWords(own)(statement) : undefined);
    if (link !== undefined) links.push(link);
  }
  return links;
}

/** What companies state is looked through once for each user, and not for each of their people. */
const findNeed = oncePer((own: OwnTrade) => oncePer((statement: Statement) => findNeedIn(own, statement)));

function findNeedIn(own: OwnTrade, { text, where }: Statement): FitLink | undefined {
  for (const { capability, said: yours } of own.capabilities.slice(0, LOOKED_FOR)) {
    const [found] = findPhrasesOf(capability, 'signs', text);
    if (found !== undefined) return { kind: 'need', yours, theirs: sentenceAround(text, found.at, found.said), where };
  }
  if (own.terms.size === 0) return undefined;
  for (const [key, { said, at }] of termsIn(text)) {
    const yours = own.terms.get(key);
    if (yours !== undefined) return { kind: 'need', yours: yours.said, theirs: sentenceAround(text, at, said), where };
  }
  return undefined;
}

const findOwnWords = oncePer((own: OwnTrade) => oncePer((statement: Statement) => findOwnWordsIn(own, statement)));
/** So many of the user's telling words in one sentence are no chance at a customer of a kind that the user names. */
const LEAST_OWN_WORDS = 2;

function findOwnWordsIn(own: OwnTrade, { text, where }: Statement): FitLink | undefined {
  for (const sentence of splitLineIntoSentences(text)) {
    if (sentence.length > SENTENCE_CHARS) continue;
    const [first, ...more] = offeredStemsIn(sentence, own.words);
    if (first === undefined || more.length < LEAST_OWN_WORDS - 1) continue;
    return { kind: 'need', yours: own.capabilities[0]?.said ?? first, theirs: plainLine(sentence), where };
  }
  return undefined;
}

/** Signs of the main offers alone: a word that shows a need for a passing mention is chance. */
const LOOKED_FOR = 2;

/** The whole sentence in which something was said, or the words alone when it is too long to be told. */
function sentenceAround(text: string, at: number, said: string): string {
  let from = 0;
  for (const sentence of splitLineIntoSentences(text)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    if (start <= at && at < from) return sentence.length <= SENTENCE_CHARS ? plainLine(sentence) : said;
  }
  return said;
}
