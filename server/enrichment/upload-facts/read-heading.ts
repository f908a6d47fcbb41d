import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { UNBROKEN } from '../../text-classifier/word-pieces.ts';
import { OF_COMPANIES } from './headings/of-company.ts';
import { OF_CONTACT } from './headings/of-contact.ts';
import { OF_PERSONS } from './headings/of-person.ts';
import { readUsualHeadings, type UsualHeading } from './headings/usual-headings.ts';
import { BESIDE, OF_PERSON, OF_QUESTION, OF_WORK, ORGANISATIONS, PEOPLE } from './headings/words.ts';
import { wordsOf } from './words-of.ts';

const PHRASES = { ...OF_PERSONS, ...OF_COMPANIES, ...OF_CONTACT };
/** What a column of the user's sheet can hold. */
export type ColumnKind = keyof typeof PHRASES;

/** What a heading says about its column. */
export interface Heading {
  kind: ColumnKind;
  /** Whose address or number it is, when the heading says so. */
  of?: 'work' | 'person';
}

/**
 * Phrases by their words without spaces: 'Job Title', 'jobtitle' and 'WhatsApp' are written either way. Made when the first heading is
 * read: most processes start without one.
 */
const phraseKinds = lazily(() => {
  const kinds = new Map<string, ColumnKind>();
  for (const [kind, phrases] of Object.entries(PHRASES)) {
    for (const phrase of phrases) {
      const joined = wordsOf(phrase).join('');
      if (!kinds.has(joined)) kinds.set(joined, kind as ColumnKind);
    }
  }
  return kinds;
});
const usualHeadings = lazily(readUsualHeadings);
const KIND_OF: Readonly<Record<UsualHeading, ColumnKind | undefined>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'name',
  company: 'company',
  workEmail: 'email',
  privateEmail: 'email',
  title: 'title',
  headline: 'headline',
  other: undefined,
};

/** Whether a heading is known to stand over none of the things that a mapping has a word for: a date, a phone, an owner. */
export function holdsSomethingElse(heading: string): boolean {
  const joined = wordsOf(heading.slice(0, CHARACTERS)).join('');
  return usualHeadings().get(joined) === 'other' && !phraseKinds().has(joined);
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const setOf = (words: readonly string[]) => new Set(words.flatMap(wordsOf));
const WORK = setOf(OF_WORK);
const PERSON = setOf(OF_PERSON);
const ASIDE = setOf(BESIDE);
const QUESTION = setOf(OF_QUESTION);
const WHOSE = setOf(PEOPLE);
const ORGANISATION = setOf(ORGANISATIONS);

/** Headings are few and come with every row: what was read is remembered, in bounds. */
const read = new Map<string, Heading | null>();
const REMEMBERED = 1_000;
const CHARACTERS = 120;

/** @returns what the column under this heading holds; null when the heading is none of the known ones */
export function readHeading(text: string): Heading | null {
  if (text.length > 1_000) return null;
  let heading = read.get(text);
  if (heading === undefined) {
    if (read.size >= REMEMBERED) read.clear();
    heading = understand(text.slice(0, CHARACTERS));
    read.set(text, heading);
  }
  return heading;
}

const LONGEST_PHRASE = 4;
const isUnbroken = (word: string) => [...word].every((sign) => UNBROKEN.test(sign));

/**
 * Known headings that stand within a longer one: 'Prénom usuel' has a 'prénom', '您的姓名' a '姓名'.
 * @returns kinds with the place of the phrase's first word, and whether nothing stands behind it
 */
export function kindsWithin(text: string): { kind: ColumnKind; at: number; isLast: boolean }[] {
  const words = wordsOf(text.slice(0, CHARACTERS)).flatMap((word) => (isUnbroken(word) ? [...word] : [word]));
  const found: { kind: ColumnKind; at: number; isLast: boolean }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // The longest phrase that begins here says more than those within it.
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const joined = words.slice(at, at + length).join('');
      const kind = phraseKinds().get(joined) ?? KIND_OF[usualHeadings().get(joined) ?? 'other'];
      if (!kind) continue;
      found.push({ kind, at, isLast: at + length === words.length });
      break;
    }
  }
  return found;
}

/** Kinds of columns that a mapping has a word for; the first of a word is what it means by itself. */
const MEANINGS: readonly (readonly [ColumnKind, ColumnMeaning])[] = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['name', 'full_name'],
  ['company', 'company'],
  ['title', 'position'],
  ['email', 'email'],
  ['networkEmail', 'email'],
];
const MEANING_OF = new Map<ColumnKind, ColumnMeaning>(MEANINGS);

/** @returns what a column of this kind holds, as a mapping says it */
export function meaningOf(kind: ColumnKind | null | undefined): ColumnMeaning {
  return (kind && MEANING_OF.get(kind)) ?? 'ignore';
}

/**
 * @param meaning what the user says it holds, where the heading alone says otherwise
 * @returns what a column holds; null when nothing is known of it
 */
export function readColumn(heading: string, meaning: ColumnMeaning | undefined): Heading | null {
  const known = readHeading(heading);
  if (!meaning || meaning === meaningOf(known?.kind)) return known;
  // Of a headline the position is read, it is none as it stands.
  if (known?.kind === 'headline' && meaning === 'position') return known;
  const kind = MEANINGS.find(([, one]) => one === meaning)?.[0];
  return kind ? { kind } : null;
}

/** 'experience[0].title', 'positions.0.companyName', 'jobs/0/title': the first of a list is the present one. */
const FIRST_POSITION = /^(?:current[ _]?)?(?:experiences?|positions?|jobs?|employments?)[ _./[]*0[\] _./]+/i;
const PICTURES = /(?:\p{Extended_Pictographic}|\uFE0F)+/gu;

/** The whole heading, then what stands outside brackets, then its halves where both say the same or one says nothing. */
function understand(written: string): Heading | null {
  const text = written.replace(PICTURES, ' ').replace(FIRST_POSITION, '');
  const whole = understandWords(wordsOf(text));
  if (whole) return whole;
  const outside = text.replace(/[([{（【「][^()[\]{}（）【】「」]*[)\]}）】」]/g, ' ');
  const bare = outside === text || outside.trim() === '' ? null : understandWords(wordsOf(outside));
  if (bare) return bare;
  const halves = text.split(/[/|\n]/).map((half) => understandWords(wordsOf(half)));
  const known = halves.filter((half) => half !== null);
  // 'Title / Headline'
  if (halves.length === 2 && known.length === 2 && known.every(({ kind }) => kind === 'title' || kind === 'headline'))
    return { kind: 'title' };
  return halves.length > 1 && known.length > 0 && known.every(({ kind }) => kind === known[0]?.kind)
    ? elementAt(known, 0)
    : null;
}

/** Names that are none of the person's usual ones. */
const OTHER_NAMES = new Set(['username', 'additionalname', 'othername', 'othernames', 'alternatename']);

function understandWords(words: readonly string[]): Heading | null {
  if (OTHER_NAMES.has(words.join(''))) return null;
  const kind = ASIDES.map((without) => find(words, without)).find((one) => one !== undefined);
  if (kind) return { kind };
  if (isBothNames(words)) return { kind: 'name' };
  if (isTitleAt(words)) return { kind: 'title' };
  const named = findBeforePurpose(words);
  if (named) return { kind: named };
  const address = find(words, [ASIDE, QUESTION, WHOSE, WORK, PERSON]);
  const of = words.some((word) => PERSON.has(word)) ? 'person' : 'work';
  if (address === 'email') return { kind: address, of };
  // The number of a switchboard is no number of the person.
  if (address === 'phone' && of === 'person') return { kind: address, of };
  if (find(words, [LINK]) === 'website') return { kind: 'website' };
  return isOrganisation(words) ? { kind: 'company' } : findUsual(words);
}

/** What is left aside in turn until the rest of a heading is known. */
const ASIDES = [[], [ASIDE], [QUESTION], [ASIDE, QUESTION], [ASIDE, QUESTION, WHOSE]];

/** By the tables of usual headings in many languages. */
function findUsual(words: readonly string[]): Heading | null {
  for (const without of ASIDES) {
    const meaning = usualHeadings().get(joinWords(words, without));
    if (meaning === undefined) continue;
    const kind = KIND_OF[meaning];
    return kind ? { kind, ...(meaning === 'privateEmail' && { of: 'person' as const }) } : null;
  }
  return null;
}

/** 'Hotel', 'School name' */
function isOrganisation(words: readonly string[]): boolean {
  return ORGANISATION.has(words[0] ?? '') && (words.length === 1 || (words.length === 2 && NAMES.has(words[1] ?? '')));
}

/** Whether a heading is a kind of organisation, where another column may say more plainly where somebody works. */
export function namesKindOfOrganisation(heading: string): boolean {
  return heading.length <= CHARACTERS && isOrganisation(wordsOf(heading));
}

/** 'Name, Vorname', 'Surname and first name': a column for both. */
function isBothNames(words: readonly string[]): boolean {
  const parts = words.filter((word) => !AND.has(word));
  for (let at = 1; at < parts.length && parts.length <= 5; at++) {
    const kinds = [find(parts.slice(0, at), []), find(parts.slice(at), [])];
    if (kinds.every((kind) => kind === 'name' || kind === 'firstName' || kind === 'lastName') && kinds[0] !== kinds[1])
      return true;
  }
  return false;
}
const AND = setOf(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'och', 'og', 'ja', 've']);

/** 'Company Name for Emails', 'Vorname für Anrede': what it is, before what it is used for. */
function findBeforePurpose(words: readonly string[]): ColumnKind | undefined {
  const at = words.findIndex((word) => FOR.has(word));
  return at > 0 ? (find(words.slice(0, at), []) ?? find(words.slice(0, at), [ASIDE])) : undefined;
}
const FOR = setOf(['for', 'fur', 'pour', 'para', 'per', 'voor', 'dla']);

/** 'Position on board', 'Title at company'. */
function isTitleAt(words: readonly string[]): boolean {
  const at = words.findIndex((word) => AT.has(word));
  return at > 0 && find(words.slice(0, at), []) === 'title';
}
const AT = setOf(['at', 'on', 'in', 'within', 'with', 'bei', 'im', 'chez', 'presso']);
const LINK = setOf(['url', 'link']);
const NAMES = setOf(['name', 'nom', 'nombre', 'nome']);

function find(words: readonly string[], without: readonly ReadonlySet<string>[]): ColumnKind | undefined {
  return phraseKinds().get(joinWords(words, without));
}

function joinWords(words: readonly string[], without: readonly ReadonlySet<string>[]): string {
  return words.filter((word) => !without.some((set) => set.has(word))).join('');
}
