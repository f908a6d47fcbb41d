import type { Tag } from '../../../shared/catalogue.ts';
import type { Disqualifier, FitPart } from '../../../shared/contract/fit.ts';

/** 0 none, 1 weak, 2 fair, 3 good, 4 best. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** How good one part of a fit is, and why: a clause without the points. */
export interface GradedPart {
  grade: Grade;
  /** Half a grade better or worse. */
  lean?: -1 | 0 | 1;
  /** Points more or less, at most a grade. */
  shift?: number;
  because: string;
}

/** The four parts of a fit: is it the kind of company, is it the person, can they be reached and served, is it the time. */
export interface GradedParts {
  market: GradedPart;
  role: GradedPart;
  reach: GradedPart;
  timing: GradedPart;
}

export interface FitScore {
  /** 0 to 100: the sum of the parts. */
  score: number;
  tag: Tag;
  parts: { [Part in keyof GradedParts]: FitPart };
}

/** By the judged set hardly one poor fit in a hundred is Hot then, and four of ten ideal customers are. */
const HOT_FROM = 78;
const WARM_FROM = 40;
/** So good a fit is clear, though one would not call each such person first. */
const CLEAR_FROM = 70;

/** Points by grade; the last is the most that the part gives, and these add up to 100. */
const POINTS = {
  market: [0, 8, 20, 32, 40],
  role: [0, 7, 14, 22, 28],
  reach: [0, 5, 10, 15, 20],
  timing: [0, 3, 6, 9, 12],
} as const;

/** With such a market nobody there is worth more than a cold contact, whoever they are: the other parts count for less. */
const POOR_MARKET = 1;
export const BEST = 4;
/** A reason that has one of these has its contrast: one is enough for a sentence. */
export const CONTRASTS = / (?:though|but) /;
/** Points of half a grade. */
const LEAN = { market: 4, role: 3, reach: 2, timing: 1 } as const;

/** @returns the tag of a score */
function tagOf(score: number): Tag {
  return score >= HOT_FROM ? 'Hot' : score >= WARM_FROM ? 'Warm' : 'Cold';
}

/**
 * Adds up the four parts of a fit, the same for every writer. With a poor market or a disqualifier the role counts half, reach a quarter and
 * timing nothing, so that the sum stays below Warm; without any say in buying, reach counts a quarter too and
 * timing nothing: only at a customer of the very best market is such a person Warm.
 * @param hasGround a fact that can be named says that they may be customers: without one nobody is Hot
 */
export function scoreFit(
  { market, role, reach, timing }: GradedParts,
  disqualifier?: Disqualifier | null,
  hasGround = true,
): FitScore {
  const isPoor = market.grade <= POOR_MARKET || (disqualifier !== undefined && disqualifier !== null);
  const hasNoSay = role.grade === 0;
  const parts = {
    market: part(
      'market',
      disqualifier ? { ...market, grade: Math.min(market.grade, POOR_MARKET) as Grade } : market,
      1,
    ),
    role: part('role', role, isPoor ? 1 / 2 : 1),
    reach: part('reach', reach, isPoor || hasNoSay ? 1 / 4 : 1),
    timing: part('timing', timing, isPoor || hasNoSay ? 0 : 1),
  };
  if (!hasGround) keepBelowHot(parts);
  const score = sumOf(parts);
  return { score, tag: tagOf(score), parts };
}

const sumOf = (parts: FitScore['parts']): number => Object.values(parts).reduce((sum, { points }) => sum + points, 0);

/** Takes off what orders those who fit, the least of it first. */
function keepBelowHot(parts: FitScore['parts']): void {
  for (const one of [parts.timing, parts.reach]) {
    one.points = Math.max(0, one.points - Math.max(0, sumOf(parts) - HOT_FROM + 1));
  }
}

/** From this grade on a part is good. */
const GOOD = 3;
/** A market below this grade is none to write to. */
export const POSSIBLE_FROM = 2;

/**
 * What a prospect is whom nothing rules out, the same lines for every writer: `clear` for the right kind of company and a person who decides or
 * comes close to it, `none` without a market, or at a lesser one without any say.
 * @param hasGround a fact that can be named says that they may be customers: without one nothing is clear
 */
export function verdictOf(
  { market, role }: Pick<GradedParts, 'market' | 'role'>,
  score: number,
  hasGround = true,
): 'clear' | 'possible' | 'none' {
  if (market.grade < POSSIBLE_FROM || (role.grade === 0 && market.grade < BEST)) return 'none';
  return hasGround && score >= CLEAR_FROM && market.grade >= GOOD && role.grade >= GOOD ? 'clear' : 'possible';
}

function part(name: keyof typeof POINTS, { grade, lean = 0, shift = 0, because }: GradedPart, share: number): FitPart {
  const full = Math.min(POINTS[name][BEST], Math.max(0, POINTS[name][grade] + lean * LEAN[name] + shift));
  const points = Math.floor(full * share);
  return { points, most: POINTS[name][4], because };
}
