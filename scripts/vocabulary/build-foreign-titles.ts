import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { normalizeTitle } from '../../server/vocabulary/job-titles/normalize-title.ts';
import { stemTitle } from '../../server/vocabulary/job-titles/stem-title.ts';
import { DEPARTMENTS, type Department } from '../../shared/catalogue.ts';
import { departmentOfCode } from './job-titles/code-departments.ts';
import { englishNames } from './job-titles/english-names.ts';
import type { ForeignLabel, Occupation } from './job-titles/esco.ts';
import { listUsualTitles } from './job-titles/foreign-titles.ts';
import { gendersOf } from './job-titles/genders.ts';
import { headWords } from './job-titles/head-words.ts';

/** Languages in Latin letters whose titles are kept. */
const LANGUAGES = 'de fr es pt it nl pl sv da no cs ro'.split(' ');
const MOST_WORDS = 5;
const LONGEST = 60;
/** A usual name of an occupation weighs more than one of its many others. */
const PREFERRED = 4;
const FOLDER = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles');
const TARGET = path.join(FOLDER, 'foreign-titles.txt');
const LOOK_ALIKES = path.join(FOLDER, 'english-look-alikes.txt');

const HEADER = `# Job titles in ${LANGUAGES.join(', ')}: stems of their words (stem-title.ts), the title in English, and the department most who
# bear it work in (a letter: the place of the department in the catalogue), in which languages ('*': in any; checked by hand).
# Made by \`npm run vocabulary\`; not to be edited.
# Source: ESCO, European Commission, reused under Decision 2011/833/EU. See NOTICE.md.
`;

const LOOK_ALIKES_HEADER = `# English words with the stems of foreign titles, which show no other language. Made by \`npm run vocabulary\`.
`;

type Votes = Map<string, number>;

function readOccupations(folder: string, language: string): Occupation[] {
  return parse<Occupation>(readFileSync(path.join(folder, `occupations_${language}.csv`), 'utf8'), {
    columns: true,
    bom: true,
    relax_column_count: true,
  });
}

/** Every label in one language, in both genders. */
function labelsOf(language: string, occupations: readonly Occupation[]): ForeignLabel[] {
  return occupations.flatMap(({ conceptUri: uri, preferredLabel, altLabels }) => {
    const read = (label: string, isPreferred: boolean) =>
      gendersOf(label).map((one) => ({ language, words: wordsOf(one), uri, isPreferred }));
    return [...read(preferredLabel, true), ...altLabels.split('\n').flatMap((label) => read(label, false))].filter(
      ({ words }) => words.length > 0,
    );
  });
}

const wordsOf = (label: string): string[] => {
  const title = normalizeTitle(label.replace(/\([^()]*\)/g, ' '));
  return title === '' ? [] : title.split(' ');
};

/** A word of which little is left stands for too many others. */
function isTooShort(words: readonly string[], key: string): boolean {
  return key.length < 4 || (words.length === 1 && key.length < 5 && (words[0] ?? '').length - key.length > 2);
}

/** The occupation that a title most often is a name of; a usual name before the others. */
function choose(votes: ReadonlyMap<string, number>): string {
  return [...votes].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? '';
}

/** What a title means, and in which languages: the meaning of most of them first. */
function writeMeanings(byLanguage: ReadonlyMap<string, Votes>, meaningOf: (uri: string) => string): string {
  const languages = new Map<string, string[]>();
  for (const [language, votes] of byLanguage) {
    const meaning = meaningOf(choose(votes));
    languages.set(meaning, [...(languages.get(meaning) ?? []), language]);
  }
  return [...languages]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([meaning, all]) => `${meaning}\t${all.join(' ')}`)
    .join('\t');
}

const letterOf = (department: Department | undefined): string =>
  department === undefined ? '-' : String.fromCharCode(65 + DEPARTMENTS.indexOf(department));

/**
 * Writes the table of titles in other languages.
 * @param folder with occupations_xx.csv of ESCO's classification for each language and 'en'; without them nothing is written
 */
export function buildForeignTitles(folder: string): void {
  if (!existsSync(path.join(folder, 'occupations_en.csv'))) return;
  const english = readOccupations(folder, 'en');
  const names = englishNames(folder, english);
  const codes = new Map(english.map(({ conceptUri, iscoGroup }) => [conceptUri, iscoGroup] as const));
  const labels = LANGUAGES.flatMap((language) => labelsOf(language, readOccupations(folder, language)));
  const found = new Map<string, Map<string, Votes>>();
  for (const { language, words, uri, isPreferred } of labels) {
    const key = stemTitle(words);
    if (words.length > MOST_WORDS || key.length > LONGEST || !/^[a-z0-9+# ]+$/.test(key) || isTooShort(words, key))
      continue;
    const byLanguage = found.get(key) ?? new Map<string, Votes>();
    const votes = byLanguage.get(language) ?? new Map<string, number>();
    votes.set(uri, (votes.get(uri) ?? 0) + (isPreferred ? PREFERRED : 1));
    found.set(key, byLanguage.set(language, votes));
  }
  const meaningOf = (uri: string) => `${names.get(uri)}\t${letterOf(departmentOfCode('isco', codes.get(uri) ?? ''))}`;
  const rows = new Map([...found].map(([key, byLanguage]) => [key, writeMeanings(byLanguage, meaningOf)] as const));
  for (const [key, name] of headWords(labels, names)) if (!rows.has(key)) rows.set(key, name);
  for (const [key, row] of listUsualTitles(letterOf)) rows.set(key, [row, ...(found.get(key)?.keys() ?? [])].join(' '));
  const lines = [...rows].map(([key, row]) => `${key}\t${row}`).sort();
  writeFileSync(TARGET, `${HEADER}${lines.join('\n')}\n`);
  console.log(`${lines.length} foreign titles in ${path.relative(process.cwd(), TARGET)}`);
  const words = findLookAlikes(folder, english, rows);
  writeFileSync(LOOK_ALIKES, `${LOOK_ALIKES_HEADER}${words.map((word) => `${word}\t`).join('\n')}\n`);
  console.log(`${words.length} words in ${path.relative(process.cwd(), LOOK_ALIKES)}`);
}

/** English words that have the stem of a title in another language: 'hydraulic'. */
function findLookAlikes(folder: string, english: readonly Occupation[], rows: ReadonlyMap<string, string>): string[] {
  const text = [
    ...english.flatMap(({ preferredLabel, altLabels, description }) => [preferredLabel, altLabels, description]),
    readFileSync(path.join(folder, 'onet-alternate-titles.tsv'), 'utf8'),
  ].join('\n');
  const words = new Set(text.toLowerCase().match(/[a-z]{6,}/g));
  return [...words].filter((word) => rows.has(stemTitle([word]))).sort();
}
