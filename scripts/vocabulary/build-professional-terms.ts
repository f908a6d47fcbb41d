import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOrdinaryWord } from '../../server/providers/language-model/grounding/ordinary-words.ts';
import { meaningsInTables } from '../../server/search/intent/lexicon.ts';
import { isPersonName, singular } from '../../server/search/intent/spelling.ts';
import { readTokens } from '../../server/search/intent/tokens.ts';
import { entries, readTable } from '../../server/search/intent/vocabulary/table.ts';
import { COMPANY_NAMES } from '../../server/vocabulary/companies/find-company.ts';
import { findListedTitle } from '../../server/vocabulary/job-titles/find-job-title.ts';
import { findPlaces } from '../../server/vocabulary/places/find-places.ts';
import type { ProfessionalTerm } from '../../server/vocabulary/professional-terms/find-professional-terms.ts';

/** One entry: whoever types one of the words means the name. */
export interface TermEntry {
  kind: ProfessionalTerm['kind'];
  name: string;
  /** In lower case; those with an ordinary meaning as well end in '?'. */
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
const MOST_WORDS = 6;

/** Reads the tables that are written by hand: short forms that people have looked at, then one for a field of work or a part of the world. */
export const readTermEntries = (): TermEntry[] =>
  readdirSync(FOLDER)
    .toSorted((a, b) => Number(b.startsWith(LOOKED_AT)) - Number(a.startsWith(LOOKED_AT)) || (a < b ? -1 : 1))
    .flatMap((file) =>
      readTable(readFileSync(path.join(FOLDER, file), 'utf8'))
        .filter(([kind = '']) => !kind.startsWith('#'))
        .map(([kind, name = '', words]) => ({
          ...{ kind: kind as TermEntry['kind'], name, words: entries(words) },
          field: file.replace(/\.txt$/, ''),
        })),
    );

const HEADER = `# What professionals mean by short forms, slang, products and institutions; before each meaning a letter: t title, i industry, k keyword,
# s school, c company, and '?' where the words mean something ordinary as well. Made by \`npm run vocabulary\` from the tables of
# scripts/vocabulary/professional-terms; not to be edited.
`;

/** The table of server/vocabulary/professional-terms: `words<tab>letter and name`, `|` between meanings, sorted by bytes. */
export function buildProfessionalTerms(entriesOf = readTermEntries()): string {
  const meanings = new Map<string, Map<string, string>>();
  for (const { kind, name, words, field } of entriesOf)
    for (const each of words) {
      const isMarked = each.endsWith('?');
      const key = asSearched(isMarked ? each.slice(0, -1) : each);
      if (key === undefined) continue;
      if (field !== LOOKED_AT && isKnownElsewhere(key, kind)) continue;
      const isDoubtful = field !== LOOKED_AT && (isMarked || isDoubtfulAlone(key, kind));
      const said = meanings.get(key) ?? new Map<string, string>();
      // The first table that knows it says what it means.
      if (!said.has(kind)) said.set(kind, `${LETTERS[kind]}${isDoubtful ? '?' : ''}${inAscii(asShown(name, kind))}`);
      meanings.set(key, said);
    }
  const lines = [...meanings].map(([words, said]) => `${words}\t${[...said.values()].join('|')}\n`);
  return HEADER + lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
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

/** The words as searches are read; none of what no search has as words. */
function asSearched(words: string): string | undefined {
  const tokens = readTokens(words);
  const key = tokens.map(({ text }) => text).join(' ');
  const isWritten = tokens.every(({ kind }) => kind !== 'mark') && /[a-z]/.test(key) && /^[ -~]{2,}$/.test(key);
  return isWritten && tokens.length <= MOST_WORDS ? key : undefined;
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

/** One word that is an ordinary one, a name of people, places or firms, or a code of two letters. */
function isDoubtfulAlone(key: string, kind: TermEntry['kind']): boolean {
  if (key.includes(' ')) return false;
  return (
    key.length <= 2 ||
    isOrdinaryWord(key) ||
    isPersonName(key) ||
    findPlaces(key).length > 0 ||
    findListedTitle(key) !== undefined ||
    (kind !== 'company' && COMPANY_NAMES.kindOf(key) === 'employer')
  );
}
