import path from 'node:path';
import { DEPARTMENTS, type Department } from '../../../shared/catalogue.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import { SortedTable } from '../sorted-table.ts';
import { findForeignTitle, isEnglishLookAlike } from './occupation-table.ts';
import { stemWord } from './stem-title.ts';

const occupations = new SortedTable(path.join(import.meta.dirname, 'german-occupations.txt'));
const fields = new SortedTable(path.join(import.meta.dirname, 'german-fields.txt'));

const FIRST_LETTER = 65;
/** What an ending says that stands in several departments. */
const SEVERAL = '-';
/** No ending in the tables is shorter. */
const SHORTEST_ENDING = 4;
/** A shorter word may be of any language. */
const SHORTEST_WORD = 6;
const PREPOSITION = /^(?:fur|im|in|der|des|am|an|bei|zur|zum|mit|von|und|auf)$/;
/** 'Technischer Zeichner', 'staatlich geprüfte Technikerin'; who stands behind anything else may be a surname: 'Thomas Zimmermann'. */
const ADJECTIVE = /(?:er|e|ich)$/;
/** More words are a slogan. */
const MOST_WORDS = 8;

/**
 * The department of a German occupation, by the ends of its words: of who ('Anlagenmechaniker'), else of at what
 * ('Fachkraft für Lagerlogistik').
 * @param title as normalizeTitle writes it
 * @returns undefined when it is no German occupation, or one of several departments
 */
export function departmentOfGermanOccupation(title: string): Department | undefined {
  const words = title.split(' ').slice(0, MOST_WORDS);
  // Adjectives come before who it is, and nothing else does.
  const noun = words.findIndex((word) => !ADJECTIVE.test(word));
  const who = (noun < 0 ? words : words.slice(0, noun + 1)).filter((word) => !PREPOSITION.test(word));
  const german = words.filter(isGerman);
  const people = german.filter((word) => who.includes(word) && readEnding(occupations, word) !== undefined);
  if (people.length === 0) return undefined;
  const isClear = (one: string | undefined): one is string => one !== undefined && one !== SEVERAL;
  const found =
    people.map((word) => readEnding(occupations, word)).find(isClear) ??
    german
      .filter((word) => word !== people[0])
      .map((word) => readEnding(fields, word))
      .find(isClear);
  return found === undefined ? undefined : DEPARTMENTS[found.charCodeAt(0) - FIRST_LETTER];
}

function isGerman(word: string): boolean {
  if (word.length < SHORTEST_WORD || !/^[a-z]+$/.test(word)) return false;
  if (isOrdinaryWord(word) || isEnglishLookAlike(word)) return false;
  const languages = findForeignTitle([word])?.languages ?? [];
  return languages.length === 0 || languages.includes('de');
}

/** What the longest ending of a word that the table has says. */
function readEnding(table: SortedTable, word: string): string | undefined {
  const stem = stemWord(word);
  const whole = table.find(`^${stem}`);
  if (whole !== undefined) return whole;
  for (let at = 0; at <= stem.length - SHORTEST_ENDING; at++) {
    const found = table.find(stem.slice(at));
    if (found !== undefined) return found;
  }
  return undefined;
}
