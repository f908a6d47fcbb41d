import type { FitLink } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { Statement } from '../prospect/statements.ts';
import { readNearness, readRelevance } from '../relevance/relevance.ts';
import { isList, plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

/** A sentence, or a part of a list, and how likely it bears on the offer. */
export interface RatedSentence {
  theirs: string;
  where: string;
  likelihood: number;
}

/** Sentences of one statement that are looked at. */
const MOST_SENTENCES = 12;

/** @returns every sentence of the statements, in their order */
export function rateStatements(own: OwnTrade, statements: readonly Statement[]): RatedSentence[] {
  return statements.flatMap((statement) =>
    statement.isPersonal ? rate(own, statement) : rateOfCompany(own)(statement),
  );
}

/** What companies state is rated once for each user, and not for each of their people. */
const rateOfCompany = oncePer((own: OwnTrade) => oncePer((statement: Statement) => rate(own, statement)));

function rate(own: OwnTrade, { text, where }: Statement): RatedSentence[] {
  return partsOf(text, where).map((part) => {
    const theirs = plainLine(part);
    return { theirs, where, likelihood: readRelevance(own, theirs, where, false) };
  });
}

/** Sentences; of what is a list as a whole, its parts. */
function partsOf(text: string, where: string): string[] {
  const parts = /^(?:Specialities|Target customers)$/.test(where)
    ? text.split(';')
    : splitLineIntoSentences(text.replaceAll('\n', ' '));
  return parts.slice(0, MOST_SENTENCES);
}

/** So likely a sentence is told as a reason: beside another, or as the only one. */
const LIKELY = 0.75;
const LIKELY_ALONE = 0.8;
const MOST_LIKELY = 1;
/** Longer sentences are not quoted. */
const MOST_CHARS = 240;

/**
 * Puts the reasons for the offer in order, with what likely bears on it though no table has the words for it.
 * @param shown facts in which tables found a need
 * @param yours what the user sells, in the user's words; undefined when there are none to tell a further one by
 * @param isAlone nothing else ties the two companies together
 * @returns the likeliest first
 */
export function orderNeeds(
  own: OwnTrade,
  rated: readonly RatedSentence[],
  shown: readonly FitLink[],
  { yours, isAlone }: { yours: string | undefined; isAlone: boolean },
): FitLink[] {
  const found = shown.map((link) => ({ link, likelihood: readRelevance(own, link.theirs, link.where, true) }));
  const least = isAlone ? LIKELY_ALONE : LIKELY;
  const further = rated
    .filter(
      ({ theirs, where, likelihood }) => likelihood >= least && theirs.length <= MOST_CHARS && !isShown(shown, where),
    )
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, yours === undefined ? 0 : MOST_LIKELY)
    .map(({ theirs, where, likelihood }) => ({
      link: {
        kind: 'need',
        likely: true,
        yours: yours ?? '',
        theirs: nearestParts(own, theirs, where),
        where,
      } as const,
      likelihood,
    }));
  return [...found, ...further].sort((a, b) => b.likelihood - a.likelihood).map(({ link }) => link);
}

const isShown = (links: readonly FitLink[], where: string): boolean => links.some((link) => link.where === where);

/** Parts of a list that are so much further from the offer than the nearest are not told. */
const FURTHER = 0.15;

/** Of a list of what somebody is in charge of what lies nearest to the offer, from the first such part to the last; else the whole. */
function nearestParts(own: OwnTrade, sentence: string, where: string): string {
  if (!/^Job description/.test(where) || !isList(sentence)) return sentence;
  const parts = sentence.split(',');
  const near = parts.map((part) => readNearness(own, part));
  const isNear = (one: number): boolean => one >= Math.max(...near) - FURTHER;
  return plainLine(parts.slice(near.findIndex(isNear), near.findLastIndex(isNear) + 1).join(',')).replace(/\.$/, '');
}

/** So many sentences tell how much of what somebody says bears on an offer; one that is not there says neither. */
const COUNTED = 3;
const UNSAID = 0.5;

/** How much of what they say bears on the offer: the mean of the likeliest sentences, from 0 to 1. */
export function readCloseness(rated: readonly RatedSentence[]): number {
  const best = rated.map(({ likelihood }) => likelihood).sort((a, b) => b - a);
  const counted = Array.from({ length: COUNTED }, (_, at) => best[at] ?? UNSAID);
  return counted.reduce((sum, one) => sum + one, 0) / COUNTED;
}
