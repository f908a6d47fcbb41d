import { isFamilyName } from '../../person-names/known-names.ts';
import { findDepartments } from './find-departments.ts';
import { findJobTitle } from './find-job-title.ts';
import { findRanks, PREPOSITIONS } from './find-ranks.ts';
import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import { normalizeTitle } from './normalize-title.ts';
import { findForeignTitle, findOccupation, isEnglishLookAlike } from './occupation-table.ts';
import { isRoleNoun } from './role-nouns.ts';
import { splitTitle } from './split-title.ts';

/** Whether a word, in any writing, is one of those that titles are made of: of rank, of department, or a trade. */
export function isTitleWord(word: string): boolean {
  const parts = normalizeTitle(word).split(' ');
  const { ranks, departments } = readLexicon();
  return parts.every(
    (part) =>
      part !== '' && (phraseAt(ranks, [part], 0) !== undefined || phraseAt(departments, [part], 0) !== undefined),
  );
}

/**
 * Which words of a text are those that titles are made of, alone or together with their neighbours ('Supply Chain').
 * @returns for each word between spaces, in order, whether it is one
 */
export function titleWordsIn(text: string): boolean[] {
  const { ranks, departments } = readLexicon();
  const written = text.split(' ').map((word) =>
    normalizeTitle(word)
      .split(' ')
      .filter((part) => part !== ''),
  );
  const words = written.flat();
  const known = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const length = Math.max(phraseAt(ranks, words, at)?.length ?? 0, phraseAt(departments, words, at)?.length ?? 0);
    for (let index = at; index < at + length; index += 1) known.add(index);
  }
  let next = 0;
  return written.map((parts) => {
    const own = parts.map((_part, index) => known.has(next + index));
    next += parts.length;
    return own.length > 0 && own.every(Boolean);
  });
}

/** A title of one word, in the singular: 'attorney', 'architecte'. */
function isTitle(word: string): boolean {
  const title = findJobTitle(word);
  return title !== undefined && normalizeTitle(title.name) === word;
}

const MOST_WORDS = 5;

/** 'Torneiro mecânico', 'Logopädin in eigener Praxis'; a single word that is somebody's name is no trade. */
function isForeignRole(words: readonly string[]): boolean {
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const own = end < 0 ? words : words.slice(0, end);
  const [first = ''] = own;
  if (own.length > 1) return findForeignTitle(own) !== undefined || findForeignTitle(words) !== undefined;
  return !isFamilyName(first) && !isEnglishLookAlike(first) && findForeignTitle(own)?.isUsual === true;
}

/** Whether a text names somebody's role ('Head of Growth', 'chocolatier'), not only a field ('Marketing', 'Java'). */
export function isRole(text: string): boolean {
  return splitTitle(text).some((words, at, parts) => {
    if (findRanks(words, at + 1 < parts.length).length > 0) return true;
    const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
    const last = words.at(end < 0 ? -1 : end - 1) ?? '';
    if (
      [words[0] ?? '', last].some((word) => findDepartments([word]).length > 0 && (isRoleNoun(word) || isTitle(word)))
    )
      return true;
    if (isRoleNoun(last) && findOccupation(last) !== undefined) return true;
    return (
      words.length <= MOST_WORDS &&
      ((findOccupation(words.join(' ')) !== undefined && words.length > 1) || isForeignRole(words))
    );
  });
}

/**
 * Whether a text names a field of work ('Sales', 'Data Engineering') or a role.
 * @param least how much its words have to say of a department: 1 for 'product', 2 for 'engineering'
 */
export function isWork(text: string, least = 2): boolean {
  return (
    isRole(text) || splitTitle(text).some((words) => findDepartments(words).some(({ strength }) => strength >= least))
  );
}
