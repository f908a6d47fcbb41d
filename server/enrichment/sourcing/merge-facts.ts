import { elementAt } from '../../../shared/element-at.ts';
import { keyOf, partOf } from '../../providers/fact-field-parts.ts';
import { readCurrentPosition } from '../../providers/people/current-position.ts';
import {
  FACT_PARTS,
  type FactField,
  type FactPart,
  type FactParts,
  type GatheredFacts,
  type Origin,
} from '../../providers/profile-facts.ts';
import { type CachedAnswer, entryOf } from './cached-answer.ts';
import { sortByOrder, sourceOrderOf } from './field-requirements.ts';
import { type Employer, isSameCompany } from './same-company.ts';

/** What one source says. */
export interface SourceFacts {
  id: string;
  /** Name as shown to users. */
  label: string;
  answer: CachedAnswer;
}

/**
 * Makes one picture of what several sources say: each field from the first of its waterfall that has it, with its own date. The
 * company is the one the first of them names; what another source says of another company is left out.
 * @param sources the most trusted first
 */
export function mergeFacts(sources: readonly SourceFacts[]): GatheredFacts {
  const facts: GatheredFacts = {};
  for (const part of FACT_PARTS) {
    const withPart = sources.filter((source) => source.answer.parts[part] !== undefined);
    const candidates = part === 'company' || part === 'contact' ? ofOneCompany(part, withPart, sources) : withPart;
    if (candidates.length > 0) Object.assign(facts, { [part]: mergePart(part, candidates) });
  }
  return facts;
}

/**
 * Without what is said of another company than the one the most trusted source names: of a job that was, as its work e-mail address
 * is too.
 */
function ofOneCompany(
  part: 'company' | 'contact',
  withPart: readonly SourceFacts[],
  sources: readonly SourceFacts[],
): SourceFacts[] {
  if (sources.length === 1) return [...withPart];
  const employer = sources.map(employerOf).find((company) => company !== undefined);
  return withPart.flatMap((source) => {
    const own = employerOf(source);
    if (!employer || !own || isSameCompany(employer, own)) return [source];
    if (part === 'company' || !source.answer.parts.contact?.workEmail) return part === 'company' ? [] : [source];
    const { workEmail: _, ...contact } = source.answer.parts.contact;
    return [{ ...source, answer: { ...source.answer, parts: { ...source.answer.parts, contact } } }];
  });
}

/** The company a source speaks of, or that of the current position as it knows it. */
function employerOf({ answer }: SourceFacts): Employer | undefined {
  const { company, person } = answer.parts;
  if (company) return company;
  const position = person && readCurrentPosition(person);
  return position?.companyName ? { name: position.companyName, slug: position.companySlug } : undefined;
}

function mergePart(part: FactPart, sources: readonly SourceFacts[]): NonNullable<GatheredFacts[FactPart]> {
  const first = elementAt(sources, 0);
  const origin = latestOrigin(first);
  if (part === 'posts') return mergePosts(sources);
  // The usual case: one source, asked once.
  if (sources.length === 1 && first.answer.asked.length === 1 && !first.answer.notes) {
    return { value: first.answer.parts[part], ...origin } as NonNullable<GatheredFacts[FactPart]>;
  }
  const value: Record<string, unknown> = { ...first.answer.parts[part] };
  const also: Record<string, Origin> = {};
  for (const key of new Set(sources.flatMap((source) => Object.keys(source.answer.parts[part] ?? {})))) {
    const field = `${part}.${key}` as FactField;
    const candidates = sources.length === 1 ? sources : sortByOrder(sources, sourceOrderOf(field));
    const winner = key === 'slug' ? first : candidates.find((source) => hasField(source, part, key));
    if (!winner) continue;
    value[key] = (winner.answer.parts[part] as unknown as Record<string, unknown>)[key];
    const own = originOf(winner, field);
    if (own.notes || own.source !== origin.source || own.retrievedAt !== origin.retrievedAt) also[key] = own;
  }
  return { value, ...origin, ...(Object.keys(also).length > 0 && { also }) } as never;
}

function mergePosts(sources: readonly SourceFacts[]): NonNullable<GatheredFacts['posts']> {
  const candidates = sortByOrder(sources, sourceOrderOf('posts'));
  const winner = candidates.find((source) => source.answer.parts.posts?.length) ?? elementAt(candidates, 0);
  return { value: winner.answer.parts.posts ?? [], ...originOf(winner, 'posts') };
}

function hasField(source: SourceFacts, part: FactPart, key: string): boolean {
  const value = (source.answer.parts[part] as unknown as Record<string, unknown>)[key];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function latestOrigin(source: SourceFacts): Origin {
  const { at, confidence } = elementAt(source.answer.asked, -1);
  return { source: source.label, retrievedAt: at, confidence };
}

/** Where that source has the field from; a field that came along unasked is as old as the last answer. */
function originOf(source: SourceFacts, field: FactField): Origin {
  const entry = entryOf(source.answer, field) ?? elementAt(source.answer.asked, -1);
  const notes = source.answer.notes?.[field];
  return { source: source.label, retrievedAt: entry.at, confidence: entry.confidence, ...(notes && { notes }) };
}

/** The origin of one value: the part's, unless the field has its own. */
export function originOfField(facts: GatheredFacts, field: FactField): Origin | undefined {
  const part = facts[partOf(field)];
  const key = keyOf(field);
  if (!part || key === undefined) return part;
  return (part.also as Record<string, Origin> | undefined)?.[key] ?? part;
}

/** The bare values. */
export function knownParts(facts: GatheredFacts): Partial<FactParts> {
  const parts: Record<string, unknown> = {};
  for (const [part, { value }] of Object.entries(facts)) parts[part] = value;
  return parts as Partial<FactParts>;
}
