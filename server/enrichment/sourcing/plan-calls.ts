import type { FactField, FactParts } from '../../providers/profile-facts.ts';
import type { ProfileSource } from '../../providers/profile-source.ts';
import { covers, fieldValue, type KeptAnswer } from './cached-answer.ts';
import { inOrder, type Need, orderOfField } from './field-requirements.ts';
import type { HeardAnswer } from './look-ups.ts';

/** One source, as far as this profile goes. */
export interface Standing {
  source: ProfileSource;
  gives: ReadonlySet<FactField>;
  /** All it has said: what is kept, and what it said in this job. */
  answer: KeptAnswer | undefined;
  kept: KeptAnswer | undefined;
  /** What it said in this job: not all of it is kept. */
  heard: HeardAnswer[];
  /** Being asked for these. */
  asking: readonly FactField[] | undefined;
  /** Asked for these just now, in vain: not again in this job. */
  vain: Set<FactField>;
  failed: boolean;
  /** It said that there is no such profile. */
  denied: boolean;
}

/** What is known of the profile by now. */
export interface Knowledge {
  slug: string;
  known: Partial<FactParts>;
  /** What the sources said of it. What the user gave only stands in where no source has anything. */
  sourced: Partial<FactParts>;
}

/** Looked into for every field of every profile. */
const givenFields = new WeakMap<ProfileSource, ReadonlySet<FactField>>();

export function givesOf(source: ProfileSource): ReadonlySet<FactField> {
  const known = givenFields.get(source) ?? new Set(source.gives);
  givenFields.set(source, known);
  return known;
}

/** Who is to be asked for what, now. */
export function planCalls(
  needs: readonly Need[],
  standings: readonly Standing[],
  knowledge: Knowledge,
): Map<Standing, FactField[]> {
  const calls = new Map<Standing, Set<FactField>>();
  for (const need of needs) {
    for (const field of [need.reads, ...need.standIns]) {
      if (fieldValue(knowledge.sourced, field) !== undefined) break;
      const next = nextFor(field, need.ask, standings, knowledge);
      if (next && !next.asking) calls.set(next, (calls.get(next) ?? new Set()).add(field));
      // What stands in is looked for when nobody is left to ask for the field itself.
      if (next) break;
    }
  }
  addWelcomeFields(needs, standings, calls, knowledge);
  const ready = [...calls].filter(([standing]) => !waitsForOthers(standing, calls, standings));
  // Whoever waits only for others who wait would wait for ever.
  const idle = ready.length === 0 && standings.every(({ asking }) => !asking);
  return new Map((idle ? [...calls] : ready).map(([standing, fields]) => [standing, [...fields]]));
}

/** The first of the list that gives the field and has not been asked for it. */
function nextFor(
  field: FactField,
  order: readonly string[],
  standings: readonly Standing[],
  { slug, known }: Knowledge,
): Standing | undefined {
  const able = standings.filter(({ source, gives, answer, vain, failed }) => {
    if (failed || vain.has(field) || !gives.has(field) || covers(answer, field)) return false;
    return source.canAnswer?.({ slug, wanted: [field], known }) ?? true;
  });
  if (able.length < 2) return able[0];
  const candidates = able.map((standing) => ({ id: standing.source.id, standing }));
  return inOrder(candidates, order)[0]!.standing;
}

/** Fields that make values better ride along with a call that is made anyway, when it is the source they would be taken from. */
function addWelcomeFields(
  needs: readonly Need[],
  standings: readonly Standing[],
  calls: ReadonlyMap<Standing, Set<FactField>>,
  knowledge: Knowledge,
): void {
  if (calls.size === 0) return;
  const welcome = new Set<FactField>();
  for (const need of needs) for (const field of [...need.standIns, ...need.welcome]) welcome.add(field);
  for (const field of welcome) {
    if (fieldValue(knowledge.sourced, field) !== undefined) continue;
    const next = nextFor(field, orderOfField(field), standings, knowledge);
    if (next) calls.get(next)?.add(field);
  }
}

function waitsForOthers(
  standing: Standing,
  calls: ReadonlyMap<Standing, Set<FactField>>,
  standings: readonly Standing[],
): boolean {
  const preferred = standing.source.prefers ?? [];
  return standings.some(
    (other) =>
      other !== standing && preferred.some((field) => other.asking?.includes(field) || calls.get(other)?.has(field)),
  );
}
