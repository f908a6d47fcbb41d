import path from 'node:path';
import { isOrdinaryWord } from '../../server/providers/language-model/grounding/ordinary-words.ts';
import { meaningsInTables } from '../../server/search/intent/lexicon.ts';
import { isPersonName, singular } from '../../server/search/intent/spelling.ts';
import { readTokens } from '../../server/search/intent/tokens.ts';
import { entries } from '../../server/search/intent/vocabulary/table.ts';
import { COMPANY_NAMES } from '../../server/vocabulary/companies/find-company.ts';
import { findListedTitle } from '../../server/vocabulary/job-titles/find-job-title.ts';
import { findPlaces } from '../../server/vocabulary/places/find-places.ts';
import type { ProfessionalTerm } from '../../server/vocabulary/professional-terms/find-professional-terms.ts';
import { readWordTables } from './read-word-tables.ts';

/** One entry: whoever types one of the words means the name. */
export interface TermEntry {
  kind: ProfessionalTerm['kind'];
  name: string;
  /** In lower case; those that mean something ordinary as well end in '?': they are written down, so that nobody adds them again. */
  words: string[];
  /** The table that it stands in: 'health'. */
  field: string;
}

const FOLDER = path.join(import.meta.dirname, 'professional-terms');
const LETTERS: Readonly<Record<TermEntry['kind'], string>> = {
  title: 't',
  industry: 'i',
  keyword: 'k',
  school: 's',
  company: 'c',
};
/** Short forms that people have looked at one by one: what they mean stands beside all else that they mean. */
const LOOKED_AT = 'short-forms';
const MOST_WORDS = 9;
/** Little words with which sentences go on: 'at a state agency' names no university, 'will be dev leads' no developer. */
const LITTLE =
  /^(?:a|an|be|are|is|do|does|can|it|in|at|of|for|to|and|or|from|with|who|that|as|by|on|we|i|no|new|my|our|all|any) /;

/** The entries of the tables: short forms that people have looked at, then one table for a field of work or a part of the world. */
export const readTermEntries = (): TermEntry[] =>
  readWordTables(FOLDER)
    .map(({ table, cells: [kind, name = '', words] }) => ({
      ...{ kind: kind as TermEntry['kind'], name, words: entries(words) },
      field: table,
    }))
    .toSorted((a, b) => Number(b.field === LOOKED_AT) - Number(a.field === LOOKED_AT));

const HEADER = `# What professionals mean by short forms, slang, products and institutions; before each meaning a letter: t title, i industry, k keyword,
# s school, c company. Made by \`npm run vocabulary\` from the tables of
# scripts/vocabulary/professional-terms; not to be edited.
`;

/** What words mean, by the table that says so first. */
interface Said {
  name: string;
  /** Place of the entry in all tables. */
  rank: number;
}

/** The table of server/vocabulary/professional-terms: `words<tab>letter and name`, `|` between meanings, sorted by bytes. */
export function buildProfessionalTerms(entriesOf = readTermEntries()): string {
  const meanings = new Map<string, Map<TermEntry['kind'], Said>>();
  for (const [rank, { kind, name, words, field }] of entriesOf.entries())
    for (const each of words) {
      const key = each.endsWith('?') ? undefined : asSearched(each);
      if (key === undefined) continue;
      if (field !== LOOKED_AT && (isKnownElsewhere(key, kind) || isDoubtful(key, kind))) continue;
      const said = meanings.get(key) ?? new Map<TermEntry['kind'], Said>();
      // The first table that knows it says what it means.
      if (!said.has(kind)) said.set(kind, { name: inAscii(asShown(name, kind)), rank });
      meanings.set(key, said);
    }
  for (const [key, said] of meanings) agreeWithPlural(said, meanings.get(`${key}s`));
  for (const [key, said] of meanings) if (differ([...said.values()])) meanings.delete(key);
  const lines = [...meanings].map(([words, said]) => `${words}\t${[...said].map(writeMeaning).join('|')}\n`);
  return HEADER + lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
}

const writeMeaning = ([kind, { name }]: [TermEntry['kind'], Said]) => `${LETTERS[kind]}${name}`;

/** One and several mean the same: what the first table says of either. */
function agreeWithPlural(one: Map<TermEntry['kind'], Said>, several: Map<TermEntry['kind'], Said> | undefined): void {
  for (const [kind, said] of one) {
    const plural = several?.get(kind);
    if (!plural) continue;
    const first = plural.rank < said.rank ? plural : said;
    said.name = first.name;
    plural.name = first.name;
  }
}

/** 'nfts' are tokens and a school: two tables that mean different things by the same words. */
function differ(said: readonly Said[]): boolean {
  const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z0-9]+/);
  return said.some((one) =>
    said.some((other) => other !== one && !wordsOf(one.name).some((word) => wordsOf(other.name).includes(word))),
  );
}

/** Topics are written small: 'operating room', but 'Epic' and 'Six Sigma Black Belt' where a word is none of the language's. */
const asShown = (name: string, kind: TermEntry['kind']) =>
  kind === 'keyword' &&
  name.split(/[ -]/).every((word) => /^(?:[A-Z]?[a-z]+)$/.test(word) && isOrdinaryWord(word.toLowerCase()))
    ? name.toLowerCase()
    : name;

const inAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'");

/** The words as searches are read; none of what no search has as words: 'ob/gyn', '5* hotels'. */
export function asSearched(words: string): string | undefined {
  const tokens = readTokens(words);
  const key = tokens.map(({ text }) => text).join(' ');
  const isWritten = tokens.every(({ kind }) => kind !== 'mark') && /[a-z]/.test(key) && /^[ -~]{2,}$/.test(key);
  return isWritten && !/[*%#]/.test(words) && tokens.length <= MOST_WORDS ? key : undefined;
}

/** What other tables have, in the singular or plural, is read by them. */
function isKnownElsewhere(key: string, kind: TermEntry['kind']): boolean {
  const at = key.lastIndexOf(' ') + 1;
  const last = singular(key.slice(at));
  const forms = last === undefined ? [key] : [key, key.slice(0, at) + last];
  return forms.some(
    (form) => meaningsInTables(form) !== undefined || (kind === 'title' && (isTitle(form) || endsInTitle(form))),
  );
}

const isTitle = (phrase: string) =>
  meaningsInTables(phrase)?.title !== undefined || findListedTitle(phrase) !== undefined;

/** 'hospital COO': a title with the trade before it is read as both. A noun that makes titles of other words is none alone: 'exim manager'. */
function endsInTitle(phrase: string): boolean {
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) {
    const rest = phrase.slice(at + 1);
    const { role, level, seniority } = meaningsInTables(singular(rest) ?? rest) ?? {};
    if (isTitle(rest) && (role ?? level ?? seniority) === undefined) return true;
  }
  return false;
}

/** Words that a query may mean otherwise: one that is an ordinary one, a name of people, places or firms, or a code of two letters. */
function isDoubtful(key: string, kind: TermEntry['kind']): boolean {
  if (key.includes(' ')) return LITTLE.test(key);
  return (
    key.length <= 2 ||
    isOrdinaryWord(key) ||
    isPersonName(key) ||
    findPlaces(key).length > 0 ||
    findListedTitle(key) !== undefined ||
    (kind !== 'company' && COMPANY_NAMES.kindOf(key) === 'employer')
  );
}
