import { oncePer } from '../../platform/once-per.ts';
import type { FactField, FactParts } from '../../providers/profile-facts.ts';
import type { ProfileSource } from '../../providers/profile-source.ts';
import { type CachedAnswer, covers, fieldValue } from './cached-answer.ts';
import { type FieldRequirement, rankOf, sourceOrderOf } from './field-requirements.ts';
import type { ReceivedAnswer } from './look-ups.ts';

/** What one source has been asked about this profile, and what it said. */
export interface SourceState {
  source: ProfileSource;
  fields: ReadonlySet<FactField>;
  /** Everything it said: what was cached, and what it said in this job. */
  answer: CachedAnswer | undefined;
  cached: CachedAnswer | undefined;
  /** What it said in this job; not all of it is cached. */
  received: ReceivedAnswer[];
  /** Being asked for these. */
  asking: readonly FactField[] | undefined;
  /** Fields it was asked for in this job and did not answer: it is not asked for them again. */
  exhausted: Set<FactField>;
  failed: boolean;
  /** It answered that there is no such profile. */
  notFound: boolean;
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

export function fieldsOf(source: ProfileSource): ReadonlySet<FactField> {
  const known = givenFields.get(source) ?? new Set(source.fields);
  givenFields.set(source, known);
  return known;
}

/** Which source to ask for which fields, now. */
export function planCalls(
  requirements: readonly FieldRequirement[],
  states: readonly SourceState[],
  knowledge: Knowledge,
): Map<SourceState, FactField[]> {
  const calls = new Map<SourceState, Set<FactField>>();
  for (const requirement of requirements) {
    for (const field of requirement.inTurn) {
      if (fieldValue(knowledge.sourced, field) !== undefined) break;
      const next = nextFor(field, requirement.ask, states, knowledge);
      if (next && !next.asking) calls.set(next, (calls.get(next) ?? new Set()).add(field));
      // A fallback is looked up only when no source is left to ask for the field itself.
      if (next) break;
    }
  }
  addOptionalFields(requirements, states, calls, knowledge);
  const ready = [...calls].filter(([state]) => !waitsForOthers(state, calls, states));
  // Sources that wait only for each other would wait for ever.
  const idle = ready.length === 0 && states.every(({ asking }) => !asking);
  return new Map((idle ? [...calls] : ready).map(([state, fields]) => [state, [...fields]]));
}

/** The first of the list that gives the field and has not been asked for it. */
function nextFor(
  field: FactField,
  order: readonly string[],
  states: readonly SourceState[],
  knowledge: Knowledge,
): SourceState | undefined {
  let next: SourceState | undefined;
  for (const state of states) {
    if (!mayAnswer(state, field, knowledge)) continue;
    if (next === undefined || rankOf(state.source.id, order) < rankOf(next.source.id, order)) next = state;
  }
  return next;
}

function mayAnswer(
  { source, fields, answer, exhausted, failed }: SourceState,
  field: FactField,
  { slug, known }: Knowledge,
): boolean {
  if (failed || exhausted.has(field) || !fields.has(field) || covers(answer, field)) return false;
  return source.canAnswer?.({ slug, wanted: [field], known }) ?? true;
}

/** Fields that make values better ride along with a call that is made anyway, when it is the source they would be taken from. */
function addOptionalFields(
  requirements: readonly FieldRequirement[],
  states: readonly SourceState[],
  calls: ReadonlyMap<SourceState, Set<FactField>>,
  knowledge: Knowledge,
): void {
  if (calls.size === 0) return;
  for (const field of optionalFieldsOf(requirements)) {
    if (fieldValue(knowledge.sourced, field) !== undefined) continue;
    const next = nextFor(field, sourceOrderOf(field), states, knowledge);
    if (next) calls.get(next)?.add(field);
  }
}

const optionalFieldsOf = oncePer(
  (requirements: readonly FieldRequirement[]): ReadonlySet<FactField> =>
    new Set(requirements.flatMap(({ fallbackFields, optionalFields }) => [...fallbackFields, ...optionalFields])),
);

function waitsForOthers(
  state: SourceState,
  calls: ReadonlyMap<SourceState, Set<FactField>>,
  states: readonly SourceState[],
): boolean {
  const preferred = state.source.prefers ?? [];
  return states.some(
    (other) =>
      other !== state && preferred.some((field) => other.asking?.includes(field) || calls.get(other)?.has(field)),
  );
}
