import { splitWords } from '../../shared/split-words.ts';
import { isInitial } from './initials.ts';
import { findKnownName, isGivenName, type KnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** Given names of men that are family names as often: 'Ana Martín Blanco', 'Laura Vicente Pascual'. */
const BOTH = new Set(
  splitWords(
    'alonso andres agustin amador aparicio barbara benito bernardo bautista blas clemente cristobal domingo elias esteban fabian felix fermin garcia gaspar gil ginés guillen hidalgo jaime jordan jorge julian lazaro leon lorenzo lucas macias manuel marcos martin mateo mateu matias miguel millan nicolas pascual paulino pedro ramon roman sa salvador santos sebastian simon tomas valentin velasco ventura vicente victoria vidal',
  ),
);
/** Of these the ones that hardly ever stand second after a man's given name: 'Sergio Alonso Rubio'. */
const MOSTLY_FAMILY = new Set(
  splitWords('alonso benito gil lorenzo martin pascual roman sa santos simon velasco vicente vidal'),
);
/** Beginnings of given names of two words: 'Juan Martín', 'José Vicente'. */
const JOINING = new Set(splitWords('juan jose luis carlos pedro miguel joao'));
const WOMEN = new Set(
  splitWords(
    'abigail ainhoa angeles asuncion beatriz belen carmen carme concepcion consuelo dolores encarnacion esther estibaliz flor guadalupe ines inmaculada irene iris isabel itziar leire leonor loreto lourdes luz maite maribel marisol mercedes mireia miriam montserrat nieves noemi nuria pilar raquel remedios rocio rosario ruth socorro sol soledad trinidad uxue yaiza',
  ),
);

const SPANISH = /[áíóúñ]|é(?!e)/i;
const FOREIGN_SPELLING = /[kw]|sch|sh|th|ph|ck|^s[^aeiou]|([bcdfgjmpstvz])\1/;
const IBERIAN_END = /[aeiou][dlnrsz]?$/;

/**
 * Where the first of two family names stands, as Spain, Portugal and Latin America have them: 'García' of 'García Márquez', a rare
 * one before a common one ('Aznar López'), and a word that is also a given name ('Martín' of 'Ana Martín Blanco').
 * @param from the first word that can be part of the family name
 * @param second where the second family name begins: at its particle, else at the last word
 */
export function findIberian(words: readonly string[], from: number, second: number): number | undefined {
  const last = words.length - 1;
  const common = words.findIndex((word, at) => at >= from && at < last && isIberianFamily(word));
  if (common >= 0) return common;
  const at = second - 1;
  if (at < from || isInitial(words[at] ?? '')) return undefined;
  const [first, word] = [words[0] ?? '', words[at] ?? ''];
  const isSecond = second < last || isSecondOfTwo(words);
  if (findKnownName(first).cultures.includes('I') && isSecond && isFirstOfTwo(words, at, second === last)) return at;
  if (last !== 3 || from > 2 || second !== last) return undefined;
  // 'Adela Ruth Ticona Huanca': two given names, and two that nobody is called by.
  const given = words.slice(0, 2).filter(isGivenName).length;
  const families = [word, words[last] ?? ''];
  const areFamilies = families.every((family) => findKnownName(family).given === 0 && !isInitial(family));
  return areFamilies && (given === 2 || (given === 1 && families.every(looksIberian))) ? at : undefined;
}

/** Whether a word is a family name of Spain, Portugal or Latin America, and no given name there. */
export function isIberianFamily(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return cultures.includes('i') && family > given && !cultures.includes('I');
}

/**
 * Whether a word before a family name is one, too, of somebody with a given name of Spain, Portugal or Latin America.
 * @param isPlain no particle stands between: 'José Manoel de Seixas' may have a rare given name
 */
function isFirstOfTwo(words: readonly string[], at: number, isPlain: boolean): boolean {
  const known = findKnownName(words[at] ?? '');
  if (known.given === 0) return isPlain || known.family > 0;
  const isWoman = isFeminine(words[0] ?? '');
  const plain = plainLetters(words[at] ?? '');
  const isThird = at > 1 && isGivenName(words[1] ?? '');
  if (BOTH.has(plain)) {
    return isThird || isWoman || (MOSTLY_FAMILY.has(plain) && !JOINING.has(plainLetters(words[0] ?? '')));
  }
  const isWomans = plain.endsWith('a');
  if (isIberianFamilyToo(known)) return isThird || isWoman !== isWomans;
  // 'Pedro Lindsey Eguiguren': nobody's given name where the first one is at home.
  return known.given === 1 && known.cultures === '' && isIberianFamily(words.at(-1) ?? '');
}

/** The last word is such a family name, or nobody's where the name is written or sounds like one. */
function isSecondOfTwo(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (isIberianFamily(last) || BOTH.has(plainLetters(last))) return true;
  const { given, family, cultures } = findKnownName(last);
  if (given > 0) return isIberianFamilyToo({ given, family, cultures });
  if (cultures !== '') return false;
  const isAccented = words.slice(0, -1).some((word) => SPANISH.test(word.normalize('NFC')));
  const isOnlyIberian = findKnownName(words[0] ?? '').cultures.includes('E');
  return isAccented || (family === 0 && isOnlyIberian && words.slice(-2).every(looksIberian));
}

const isIberianFamilyToo = ({ family, cultures }: KnownName) => family > 0 && cultures.includes('i');

function isFeminine(word: string): boolean {
  const plain = plainLetters(word);
  return WOMEN.has(plain) || (plain.endsWith('a') && plain !== 'luca' && plain !== 'borja');
}

/** Whether a word nobody knows is spelt as words of Spanish and Portuguese are. */
function looksIberian(word: string): boolean {
  const plain = plainLetters(word);
  return plain.length > 2 && IBERIAN_END.test(plain) && !FOREIGN_SPELLING.test(plain);
}
