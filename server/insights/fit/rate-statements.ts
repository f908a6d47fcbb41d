import type { FitLink } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { MOST_TEXT, type Statement } from '../prospect/statements.ts';
import { readNearness, readRelevance, SIGN } from '../relevance/relevance.ts';
import { isList, partsBetween, plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { isOfHiring } from './find-needs.ts';

/** A sentence, or a part of a list, and how likely it bears on the offer. */
export interface RatedSentence {
  theirs: string;
  where: string;
  /** From 0 to 1. */
  likelihood: number;
}

/** Sentences of one statement that are looked at. */
const MOST_SENTENCES = 12;

/** @returns every sentence of the statements in their order; those of which no word was learned say nothing and are left out */
export function rateStatements(own: OwnTrade, statements: readonly Statement[]): RatedSentence[] {
  return statements.flatMap((statement) =>
    statement.isPersonal ? rate(own, statement) : rateOfCompany(own)(statement),
  );
}

/** What companies state is rated once for each user, and not for each of their people. */
const rateOfCompany = oncePer((own: OwnTrade) => oncePer((statement: Statement) => rate(own, statement)));

function rate(own: OwnTrade, statement: Statement): RatedSentence[] {
  const { where } = statement;
  return partsOf(statement).flatMap((theirs) => {
    // Whom a company looks for says what it does itself.
    if (isOfHiring(theirs)) return [];
    const likelihood = readRelevance(own, theirs, where);
    return likelihood === undefined ? [] : [{ theirs, where, likelihood }];
  });
}

/** Sentences, each once; of what is a list as a whole, its parts. The last one of a text that was cut is none. */
function partsOf({ text, where }: Statement): string[] {
  const parts = /^(?:Specialities|Target customers)$/.test(where)
    ? text.split(';').map(plainLine)
    : text.split('\n').flatMap((line) => splitLineIntoSentences(plainLine(line)));
  if (text.length === MOST_TEXT) parts.pop();
  // News often begin with what they are called by: 'Acme opens a depot.. Acme opens a depot. It has 40 docks.'
  const once = new Map(parts.map((part) => [part.replace(/[.!?…]{1,3}$/, ''), part.replace(/(?<=[.!?])\.$/, '')]));
  once.delete('');
  return [...once.values()].slice(0, MOST_SENTENCES);
}

/** So likely a sentence is told as a reason: beside another, or as the only one. */
const LIKELY = 0.5;
const LIKELY_ALONE = 0.55;
/** Longer sentences are not quoted. */
const MOST_CHARS = 240;

/**
 * Puts the reasons for the offer in order, with the one that likely bears on it though no table has the words for it.
 * @param rated what may become one
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
  const found = shown.map((link) => ({ link, likelihood: readRelevance(own, link.theirs, link.where, SIGN) ?? 0 }));
  const further = yours === undefined ? undefined : findFurther(own, rated, shown, isAlone ? LIKELY_ALONE : LIKELY);
  if (further !== undefined && yours !== undefined) {
    const { theirs, where, likelihood } = further;
    found.push({ link: { kind: 'need', likely: true, yours, theirs, where }, likelihood });
  }
  return found.toSorted((a, b) => b.likelihood - a.likelihood).map(({ link }) => link);
}

function findFurther(
  own: OwnTrade,
  rated: readonly RatedSentence[],
  shown: readonly FitLink[],
  least: number,
): RatedSentence | undefined {
  const [best] = rated
    .filter(({ where, likelihood }) => likelihood >= least && !shown.some((link) => link.where === where))
    .map((one) => ({ ...one, theirs: nearestParts(own, one) }))
    .filter(({ theirs }) => theirs.length <= MOST_CHARS)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  return best;
}

/** Parts of a list that are so much further from the offer than the nearest are not told. */
const FURTHER = 0.15;

/** Of a list of what somebody is in charge of what lies nearest to the offer, from the first such part to the last; else the whole. */
function nearestParts(own: OwnTrade, { theirs, where }: RatedSentence): string {
  if (!/^Job description/.test(where) || !isList(theirs)) return theirs;
  const nearest = Math.max(...theirs.split(',').map((part) => readNearness(own, part)));
  return partsBetween(theirs, (part) => readNearness(own, part) >= nearest - FURTHER).replace(/\.$/, '');
}

/** So many sentences, the likeliest, tell how much of what somebody says bears on the offer. */
const COUNTED = 3;
/** Their likelihood with a good customer; who has said less than three loses nothing by it. */
const OF_GOOD_ONES = 0.5;
/** Points that the whole range of likelihoods is worth, and the most that come or go; by the judged set. */
const RANGE_POINTS = 25;
const MOST_POINTS = 8;

/** @returns points by how much of what they say bears on the offer: -8 to 8, and 0 where they say nothing */
export function pointsForRelevance(rated: readonly RatedSentence[]): number {
  const best = rated.map(({ likelihood }) => likelihood).sort((a, b) => b - a);
  const counted = Array.from({ length: COUNTED }, (_, at) => best[at] ?? OF_GOOD_ONES);
  const mean = counted.reduce((sum, one) => sum + one, 0) / COUNTED;
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, Math.round(RANGE_POINTS * (mean - OF_GOOD_ONES))));
}
