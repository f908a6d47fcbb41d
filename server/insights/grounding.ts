import { findUngroundedIn, indexFacts } from '../providers/language-model/grounding/find-ungrounded.ts';
import type { GatheredFacts } from '../providers/profile-facts.ts';
import type { OwnCompany } from './insight-writer.ts';
import { languageOf, nameLanguage } from './wording/language-of.ts';
import { splitLineIntoSentences } from './wording/quoting.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) {
    yield String(value.length);
    for (const item of value) yield* textsIn(item);
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* textsIn(item);
}

function writtenOut(text: string): string {
  const date = DATE.exec(text);
  if (date === null) return text;
  return `${text} ${Number(date[3] ?? 1)} ${MONTHS[Number(date[2]) - 1] ?? ''} ${date[1]}`;
}

/**
 * Finds what a text states beyond what is known: names (of people, companies, products, places) and numbers that
 * stand neither in the facts nor in the user's own profile.
 * @param alsoKnown further texts whose names and numbers count as known: a score's own arithmetic
 * @returns the words and numbers without ground, as written; empty when the text is grounded
 */
export function findUngrounded(
  text: string,
  facts: GatheredFacts,
  ownCompany: OwnCompany,
  alsoKnown: readonly string[] = [],
): string[] {
  const texts = [ownCompany.website, ownCompany.description, ...alsoKnown];
  for (const part of Object.values(facts)) for (const known of textsIn(part.value)) texts.push(writtenOut(known));
  texts.push(...languagesOf(facts));
  return findUngroundedIn(text, indexFacts(texts));
}

/** What they write in: a quotation may say so. */
function languagesOf({ person, company, posts }: GatheredFacts): Set<string> {
  const news = (company?.value.updates ?? []).flatMap(({ title, text }) => [title, text]);
  const written = [person?.value.headline, person?.value.about, company?.value.description, ...news];
  const texts = [...written, ...(posts?.value ?? []).map(({ text }) => text)].filter((text) => text !== undefined);
  const pieces = texts.flatMap((text) => [text, ...splitLineIntoSentences(text.slice(0, 1500))]);
  return new Set(pieces.flatMap((text) => languageOf(text) ?? []).map(nameLanguage));
}
