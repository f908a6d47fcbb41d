import type { Department } from '../../../shared/catalogue.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import { PREPOSITIONS } from './find-ranks.ts';
import { readLexicon } from './lexicon/lexicon.ts';
import { departmentOfWord, type ForeignTitle, findForeignTitle, findOccupation } from './occupation-table.ts';
import { JOINTS } from './split-title.ts';

const MOST_WORDS = 5;
/** Words by which a title says where or how large, not what. */
const PLACES: ReadonlySet<string> = new Set(
  'regional area district country national global general group unit division divisional international local state zonal zone territory corporate north south east west central emea apac us uk india europe business team department branch section site'.split(
    ' ',
  ),
);

/**
 * Guesses the department of a title by the open tables: the longest end of one of its parts that is a title of O*NET or
 * ESCO, else a word that titles of one department have.
 * @param isRole whether a word of rank says that this is a title; single words of slogans say nothing
 * @returns undefined when none is; without department when the title found has no clear one
 */
export function guessDepartment(
  parts: readonly (readonly string[])[],
  isRole: boolean,
): { department?: Department } | undefined {
  let known: { department?: Department } | undefined;
  for (const words of parts) {
    if (words.length <= MOST_WORDS && !words.every(isGeneral)) {
      const whole = findOccupation(words.join(' '));
      if (whole?.department) return { department: whole.department };
    }
    const end = words.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || JOINTS.has(word)));
    const own = end < 0 ? words : words.slice(0, end);
    for (let from = Math.max(0, own.length - MOST_WORDS); from < own.length; from += 1) {
      const rest = own.slice(from);
      if (rest.every(isGeneral)) break;
      const found = findOccupation(rest.join(' '));
      if (found?.department) return { department: found.department };
      if (found) known ??= {};
    }
  }
  const foreign = known === undefined ? parts.map(findForeign).find((title) => title !== undefined) : undefined;
  if (foreign?.department) return { department: foreign.department };
  if (foreign) known ??= {};
  const department = isRole ? parts.flatMap(departmentOfWords)[0] : undefined;
  return department === undefined ? known : { department };
}

/** A word that is that short may be any. */
const SHORTEST_FOREIGN = 6;

/** The whole part as a title in another language, else its beginning or its end: 'Enfermera de quirófano'. */
function findForeign(words: readonly string[]): ForeignTitle | undefined {
  if (words.every(isGeneral)) return undefined;
  if (words.length > 1 && words.length <= MOST_WORDS) {
    const whole = findForeignTitle(words);
    if (whole) return whole;
  }
  const ends = [words[0] ?? '', words.at(-1) ?? ''].filter(
    (word) => word.length >= SHORTEST_FOREIGN && !isGeneral(word),
  );
  for (const word of ends) {
    const found = isOrdinaryWord(word) ? undefined : findForeignTitle([word]);
    if (found && (found.isUsual || words.length === 1)) return found;
  }
  return undefined;
}

/** By the last word of a part that titles of one department have. */
function departmentOfWords(words: readonly string[]): Department[] {
  const { departments } = readLexicon();
  const found = words.flatMap((word) =>
    isGeneral(word) || departments.phrases.has(word) ? [] : (departmentOfWord(word) ?? []),
  );
  return found.slice(-1);
}

function isGeneral(word: string): boolean {
  return PLACES.has(word) || PREPOSITIONS.has(word) || readLexicon().ranks.phrases.has(word);
}
