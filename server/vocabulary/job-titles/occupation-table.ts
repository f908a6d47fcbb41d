import path from 'node:path';
import { DEPARTMENTS, type Department } from '../../../shared/catalogue.ts';
import { rememberReadings } from '../../platform/remember-readings.ts';
import { SortedTable } from '../sorted-table.ts';
import { stemTitle, stemWord } from './stem-title.ts';

const FIRST_LETTER = 65;

const occupations = new SortedTable(path.join(import.meta.dirname, 'occupations.txt'));
const words = new SortedTable(path.join(import.meta.dirname, 'occupation-words.txt'));
const foreign = new SortedTable(path.join(import.meta.dirname, 'foreign-titles.txt'));
const lookAlikes = new SortedTable(path.join(import.meta.dirname, 'english-look-alikes.txt'));

/**
 * Looks a title up among those of O*NET and ESCO.
 * @param title as normalizeTitle writes it
 * @returns its department (undefined inside when it has no clear one); undefined when the table does not have the title
 */
export function findOccupation(title: string): { department: Department | undefined } | undefined {
  const letter = occupations.find(title);
  return letter === undefined ? undefined : { department: departmentOf(letter) };
}

/** Trades of one word: 'electrician'. */
export const listTrades = (): string[] => occupations.keys(/^[a-z]{7,}$/);

/** The department of most titles that a word stands in, when it stands in several and nearly all are of one. */
export function departmentOfWord(word: string): Department | undefined {
  return departmentOf(words.find(word) ?? '');
}

/** A title in another language than English. */
export interface ForeignTitle {
  /** What they are called in English: 'roofer'. */
  english: string;
  department: Department | undefined;
  /** Nobody means anything else by it. */
  isUsual: boolean;
  /** ISO 639 codes; none where not known. */
  languages: readonly string[];
}

/** Nobody's title is shorter. */
const SHORTEST = 4;
/** Where a singular may end as well: 'inköpschefer', 'barnmorskor'. */
const NORDIC_PLURAL = /(?:er|or|ar)$/;
const ANY = '*';
const MOST_WORDS = 2_000;

/**
 * Looks a title in another language up among those of ESCO, whatever its number and gender.
 * @param title its words in lower case without accents: 'Dachdeckerinnen' as ['dachdeckerinnen']
 * @param languages ISO 639 codes of those that it may be in; any when left out
 */
export function findForeignTitle(title: readonly string[], languages?: readonly string[]): ForeignTitle | undefined {
  const [only = ''] = title;
  if (title.length === 1 && only.length < SHORTEST) return undefined;
  const stems = stemTitle(title);
  return (
    chooseMeaning(foreign.find(stems), languages) ??
    (NORDIC_PLURAL.test(stems) ? chooseMeaning(foreign.find(stems.slice(0, -2)), languages) : undefined)
  );
}

/** Whether it is an English word, though a title in another language may be written like it: 'hydraulic', 'registrars'. */
export const isEnglishLookAlike = (word: string): boolean =>
  lookAlikes.find(word) !== undefined || lookAlikes.find(word.replace(/s$/, '')) !== undefined;

/** Whether a title of several words begins with that word: most begin none. */
export const startsForeignTitle: (word: string) => boolean = rememberReadings(
  (word) => foreign.hasKeyFrom(`${stemWord(word)} `),
  MOST_WORDS,
);

/** @param row its meanings, three columns each */
function chooseMeaning(row: string | undefined, languages: readonly string[] | undefined): ForeignTitle | undefined {
  const columns = row?.split('\t') ?? [];
  for (let at = 0; at < columns.length; at += 3) {
    const [english = '', letter = '', spoken = ''] = columns.slice(at, at + 3);
    const isUsual = spoken.startsWith(ANY);
    if (isUsual || languages === undefined || languages.some((language) => spoken.includes(language)))
      return {
        english,
        department: departmentOf(letter),
        isUsual,
        languages: spoken.split(' ').filter((code) => code !== ANY),
      };
  }
  return undefined;
}

function departmentOf(letter: string): Department | undefined {
  return DEPARTMENTS[letter.charCodeAt(0) - FIRST_LETTER];
}
