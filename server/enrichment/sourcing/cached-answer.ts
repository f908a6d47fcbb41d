import { keyOf, partOf } from '../../providers/fact-field-parts.ts';
import type { FactField, FactPart, FactParts } from '../../providers/profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../../providers/profile-source.ts';

/** A field, or a whole part of which everything was said. */
export type Covered = FactField | FactPart;

/** What one source said about one profile, and what it was asked: it is not asked again for a field it had no value for either. */
export interface CachedAnswer {
  parts: Partial<FactParts>;
  /** Newest last; what an answer covers it covers as of `at`. */
  asked: { at: string; confidence: number; covers: readonly Covered[] }[];
  notes?: SourceAnswer['notes'];
  /** Decoded slug under which the profile is found by now, when it is another one. */
  movedTo?: string;
}

/** Whether the source has been asked for the field, whatever it said. */
export function covers(answer: CachedAnswer | undefined, field: FactField): boolean {
  return answer !== undefined && entryOf(answer, field) !== undefined;
}

/** When the source last spoke about the field, and how sure it was. */
export function entryOf(answer: CachedAnswer, field: FactField): CachedAnswer['asked'][number] | undefined {
  const part = partOf(field);
  return answer.asked.findLast((entry) => entry.covers.includes(part) || entry.covers.includes(field));
}

/** The value of a field; an empty list counts as none. */
export function fieldValue(parts: Partial<FactParts>, field: FactField): unknown {
  const part = parts[partOf(field)];
  const key = keyOf(field);
  const value = key === undefined ? part : (part as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/**
 * What the source gave now, added to what it gave before; adding it once more changes nothing.
 * @param answer null: it does not know the profile
 * @param wanted what it was asked for
 * @param at when it arrived, ISO 8601 UTC
 */
export function addAnswer(
  cached: CachedAnswer | undefined,
  answer: SourceAnswer | null,
  wanted: readonly FactField[],
  at: string,
): CachedAnswer {
  const { unanswered = [] } = answer ?? {};
  const answered = wanted.filter((field) => !unanswered.includes(field));
  const said = answer?.covers ?? answered;
  const entry = { at, confidence: answer?.confidence ?? 0, covers: said };
  if (cached?.asked.some((earlier) => earlier.at === at && `${earlier.covers}` === `${said}`)) return cached;
  const movedTo = answer?.parts.person ? answer.movedTo : cached?.movedTo;
  return {
    parts: cached ? addParts(cached.parts, answer?.parts ?? {}, said) : (answer?.parts ?? {}),
    asked: [...(cached?.asked ?? []), entry],
    ...((cached?.notes || answer?.notes) && { notes: { ...cached?.notes, ...answer?.notes } }),
    ...(movedTo && { movedTo }),
  };
}

/** Later values win; a field that was not asked for now stays as it was. */
function addParts(
  earlier: Partial<FactParts>,
  later: Partial<FactParts>,
  said: readonly Covered[],
): Partial<FactParts> {
  const parts: Record<string, unknown> = { ...earlier };
  for (const [part, value] of Object.entries(later)) {
    const before = parts[part];
    if (Array.isArray(value) || before === undefined || said.includes(part as FactPart)) parts[part] = value;
    else {
      // Lists that were not asked for come as empty ones: they say nothing.
      const given = Object.entries(value).filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0));
      parts[part] = { ...before, ...Object.fromEntries(given) };
    }
  }
  return parts as Partial<FactParts>;
}

/** The answer without what was asked before `since`; undefined when nothing is left. */
export function dropExpired(answer: CachedAnswer, source: ProfileSource, since: Date): CachedAnswer | undefined {
  const asked = answer.asked.filter((entry) => Date.parse(entry.at) >= since.getTime());
  if (asked.length === answer.asked.length) return answer;
  if (asked.length === 0) return undefined;
  const fresh: CachedAnswer = { ...answer, asked, parts: {} };
  for (const field of source.fields) {
    const value = covers(fresh, field) ? fieldValue(answer.parts, field) : undefined;
    if (value !== undefined) setField(fresh.parts, answer.parts, field, value);
  }
  return fresh;
}

/** Writes a field into `parts`, making the part when it is not there yet. @param model a part to take slug and empty lists from */
function setField(parts: Partial<FactParts>, model: Partial<FactParts>, field: FactField, value: unknown): void {
  const key = keyOf(field);
  const part = partOf(field);
  if (key === undefined) Object.assign(parts, { [part]: value });
  else {
    parts[part] ??= emptied(model[part]) as never;
    Object.assign(parts[part] as object, { [key]: value });
  }
}

/** The same part saying nothing: its slug, and its lists without entries. */
function emptied(part: unknown): object {
  return Object.fromEntries(
    Object.entries(part ?? {}).flatMap(([key, value]) => {
      if (Array.isArray(value)) return [[key, []]];
      return key === 'slug' || key === 'name' ? [[key, value]] : [];
    }),
  );
}
