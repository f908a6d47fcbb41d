import { isWithin, type Span } from '../trade/customer-spans.ts';
import type { Subject } from '../trade/subjects/all-subjects.ts';
import { findSubjects } from '../trade/subjects/find-subjects.ts';

/** What an offer of no known kind acts on, with the user's own words for each: calls, as 'phone'. */
export type OwnSubjects = ReadonlyMap<Subject, string>;

/** An offer acts on few things; what is named once further on is mostly a detail of it. */
const MOST = 3;
/** What stands so near the beginning is what the description is about. */
const BEGINNING = 160;
const BEGINNING_WEIGHT = 2;
const FIRST_WEIGHT = 2;
/** Of the weight of the main one. */
const LEAST_SHARE = 0.4;

/**
 * What an offer acts on, by the words of its description, the main thing first.
 * @param customers stretches that speak of customers, which tell of theirs
 */
export function readOwnSubjects(text: string, customers: readonly Span[]): OwnSubjects {
  const found = new Map<Subject, { said: string; weight: number }>();
  const all = findSubjects(text);
  const offered = all.filter(({ at }) => !isWithin(customers, at));
  for (const { id: subject, said, at } of offered.length > 0 ? offered : all) {
    const weight = (found.size === 0 ? FIRST_WEIGHT : 0) + (at < BEGINNING ? BEGINNING_WEIGHT : 1);
    const known = found.get(subject);
    if (known === undefined) found.set(subject, { said, weight });
    else known.weight += weight;
  }
  const ranked = [...found].sort(([, a], [, b]) => b.weight - a.weight);
  const least = (ranked[0]?.[1].weight ?? 0) * LEAST_SHARE;
  return new Map(
    ranked.flatMap(([subject, { said, weight }]) => (weight >= least ? [[subject, said] as const] : [])).slice(0, MOST),
  );
}
