import { type Finding, find, type JudgedCase } from '../judged-case.ts';
import type { Grade } from '../judged-set/schema.ts';

const RANK: Readonly<Record<Grade, number>> = { ideal: 2, possible: 1, poor: 0 };
/** Who was not rated comes last. */
const UNRATED = -1;

const scoreOf = ({ written }: JudgedCase): number => Number(written.values.confidenceScore?.value ?? UNRATED);

/**
 * Pairs of people of different grade for one own company: is the better one ahead? A tie counts half.
 * @param steps how far apart the grades are at least: 2 for ideal before poor
 */
export function findRankedPairs(cases: readonly JudgedCase[], steps = 1): Finding[] {
  const companies = Map.groupBy(cases, ({ company }) => company.id);
  return [...companies.values()].flatMap((people) =>
    people.flatMap((better) =>
      people
        .filter((worse) => RANK[better.person.judgement.grade] - RANK[worse.person.judgement.grade] >= steps)
        .map((worse) => pair(better, worse)),
    ),
  );
}

function pair(better: JudgedCase, worse: JudgedCase): Finding {
  const [high, low] = [scoreOf(better), scoreOf(worse)];
  const told = ({ person }: JudgedCase, score: number) => `${person.id} (${person.judgement.grade}) ${score}`;
  return find(better, high === low ? 0.5 : Number(high > low), `${told(better, high)}, ${told(worse, low)}`);
}

/** People of one grade: do they carry one of these tags? */
export function findTagged(cases: readonly JudgedCase[], grade: Grade, tags: readonly string[]): Finding[] {
  return cases
    .filter(({ person }) => person.judgement.grade === grade)
    .map((one) => {
      const tag = one.written.values.tag?.value;
      return find(
        one,
        tags.includes(String(tag)),
        `${tag ?? 'not rated'}, ${scoreOf(one)}: ${one.person.judgement.why}`,
      );
    });
}
