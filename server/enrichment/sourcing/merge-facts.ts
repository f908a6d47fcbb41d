import { readCurrentPosition } from '../../providers/current-position.ts';
import {
  FACT_PARTS,
  type FactField,
  type FactPart,
  type FactParts,
  type GatheredFacts,
  type Origin,
} from '../../providers/profile-facts.ts';
import { entryOf, type KeptAnswer, keyOf } from './cached-answer.ts';
import { inOrder, orderOfField } from './field-requirements.ts';
import { type Employer, isSameCompany } from './same-company.ts';

/** What one source says. */
export interface Voice {
  id: string;
  /** Name as shown to users. */
  label: string;
  answer: KeptAnswer;
}

/**
 * Makes one picture of what several sources say: each field from the first of its waterfall that has it, with its own date. The
 * company is the one the first of them names; what another source says of another company is left out.
 * @param voices the most trusted first
 */
export function mergeFacts(voices: readonly Voice[]): GatheredFacts {
  const facts: GatheredFacts = {};
  for (const part of FACT_PARTS) {
    const speaking = voices.filter((voice) => voice.answer.parts[part] !== undefined);
    const heard = part === 'company' || part === 'contact' ? ofOneCompany(part, speaking, voices) : speaking;
    if (heard.length > 0) Object.assign(facts, { [part]: mergePart(part, heard) });
  }
  return facts;
}

/**
 * Without what is said of another company than the one the most trusted source names: of a job that was, as its work e-mail address
 * is too.
 */
function ofOneCompany(part: 'company' | 'contact', speaking: readonly Voice[], voices: readonly Voice[]): Voice[] {
  if (voices.length === 1) return [...speaking];
  const employer = voices.map(employerOf).find((company) => company !== undefined);
  return speaking.flatMap((voice) => {
    const own = employerOf(voice);
    if (!employer || !own || isSameCompany(employer, own)) return [voice];
    if (part === 'company' || !voice.answer.parts.contact?.workEmail) return part === 'company' ? [] : [voice];
    const { workEmail: _, ...contact } = voice.answer.parts.contact;
    return [{ ...voice, answer: { ...voice.answer, parts: { ...voice.answer.parts, contact } } }];
  });
}

/** The company a source speaks of, or that of the current position as it knows it. */
function employerOf({ answer }: Voice): Employer | undefined {
  const { company, person } = answer.parts;
  if (company) return company;
  const position = person && readCurrentPosition(person);
  return position?.companyName ? { name: position.companyName, slug: position.companySlug } : undefined;
}

function mergePart(part: FactPart, voices: readonly Voice[]): NonNullable<GatheredFacts[FactPart]> {
  const first = voices[0]!;
  const origin = latestOrigin(first);
  if (part === 'posts') return mergePosts(voices);
  // The usual case: one source, asked once.
  if (voices.length === 1 && first.answer.asked.length === 1 && !first.answer.notes) {
    return { value: first.answer.parts[part]!, ...origin } as NonNullable<GatheredFacts[FactPart]>;
  }
  const value: Record<string, unknown> = { ...first.answer.parts[part] };
  const also: Record<string, Origin> = {};
  for (const key of new Set(voices.flatMap((voice) => Object.keys(voice.answer.parts[part]!)))) {
    const field = `${part}.${key}` as FactField;
    const told = voices.length === 1 ? voices : inOrder(voices, orderOfField(field));
    const teller = key === 'slug' ? first : told.find((voice) => hasField(voice, part, key));
    if (!teller) continue;
    value[key] = (teller.answer.parts[part] as unknown as Record<string, unknown>)[key];
    const own = originOf(teller, field);
    if (own.notes || own.source !== origin.source || own.retrievedAt !== origin.retrievedAt) also[key] = own;
  }
  return { value, ...origin, ...(Object.keys(also).length > 0 && { also }) } as never;
}

function mergePosts(voices: readonly Voice[]): NonNullable<GatheredFacts['posts']> {
  const told = inOrder(voices, orderOfField('posts'));
  const teller = told.find((voice) => voice.answer.parts.posts!.length > 0) ?? told[0]!;
  return { value: teller.answer.parts.posts!, ...originOf(teller, 'posts') };
}

function hasField(voice: Voice, part: FactPart, key: string): boolean {
  const value = (voice.answer.parts[part] as unknown as Record<string, unknown>)[key];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function latestOrigin(voice: Voice): Origin {
  const { at, confidence } = voice.answer.asked.at(-1)!;
  return { source: voice.label, retrievedAt: at, confidence };
}

/** Where that voice has the field from; a field that came along unasked is as old as the last answer. */
function originOf(voice: Voice, field: FactField): Origin {
  const entry = entryOf(voice.answer, field) ?? voice.answer.asked.at(-1)!;
  const notes = voice.answer.notes?.[field];
  return { source: voice.label, retrievedAt: entry.at, confidence: entry.confidence, ...(notes && { notes }) };
}

/** The origin of one value: the part's, unless the field has its own. */
export function originOfField(facts: GatheredFacts, field: FactField): Origin | undefined {
  const part = facts[field.split('.')[0] as FactPart];
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
