import { splitWords } from '../../shared/split-words.ts';
import { findKnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** What family names begin with, however it is written: 'van der Berg', 'De la Cruz', 'bin Salman', 'Ó Dónaill', 'St. John'. */
const PARTICLES = new Set(
  splitWords(`dal dalla dai dela delos delas de da dos das del dels della dello delli degli dei delle di du des d' la le lo van von vom zum zur zu der tot thoe
bin binti binte bint ibn bte al el abu abou aboul abd abdul abdel mac mc nic ni o ua ui bean nighean san santa santo st saint ste sainte te vander vande vanden ap verch بن بنت ابن أبو ابو آل عبد בן בת
den ter de' 't 's ould oulad ait`),
);
/** These are names, too, when they begin with a capital. */
const SMALL_PARTICLES = new Set(
  splitWords('wa ole arap do ten op af av auf het tel ul ur ud us ab las los les ben bar ha bar- anak'),
);
/** 'Nik Abdul Afiq bin Abd Aziz': the father's name begins here, whatever stands before it. */
const CHILD_OF = new Set(splitWords('bin binti binte bint bte'));
/** Between two family names: 'Ruiz y Picasso', 'Costa e Silva', 'von und zu'. */
const CONJUNCTIONS = new Set(['y', 'i', 'e', 'und', 'et']);
/** 'Abdul Rahman' is one name. */
const SERVANT_OF = new Set(splitWords('abd abdul abdel abdal abdur abdus abu عبد أبو ابو'));

const EAST_ASIAN_GIVEN = /[CKV]/;
/** 'Heijden-De Boer' */
const HYPHENATED = /-(?:de|van|von|der|di|da|la|le|ter|den)$/i;

const keyOf = (word: string) => plainLetters(word).replace(/\.$/, '').replace(/’/g, "'");
const startsSmall = (word: string) => /^\p{Ll}/u.test(word);

/** Whether a family name can begin with this word. @param hasCase false for a name all in capitals or all in small letters */
export function isParticle(word: string, hasCase: boolean): boolean {
  const key = keyOf(word);
  if (key === 'o' && word.endsWith('.')) return false;
  if (PARTICLES.has(key)) return key.length > 1 || /^Ó$|^o'?$/i.test(word);
  return SMALL_PARTICLES.has(key) && (startsSmall(word) || !hasCase) && !(key === 'ben' && !hasCase);
}

/** Whether a name that begins with this word begins with the family name: 'de la Cruz', but not 'Van Morrison'. */
export function isLeadingParticle(word: string, hasCase: boolean): boolean {
  if (!isParticle(word, hasCase) || isServantOf(word)) return false;
  // 'O Richard', 'MC Jain': initials.
  if (/^o$/i.test(word) || (hasCase && /^[A-Z]{2}$/.test(word))) return false;
  const { given, cultures } = findKnownName(word);
  return (hasCase && startsSmall(word)) || given - (EAST_ASIAN_GIVEN.exec(cultures)?.length ?? 0) <= 0;
}

/** Whether this word joins the one after it to the one before it. */
export function isConjunction(word: string, hasCase: boolean): boolean {
  return CONJUNCTIONS.has(word) || (word === 'Y' && !hasCase);
}

/** 'Sá', but not 'AB' or 'li'. */
const isWord = (word = '', atLeast = 3) => word.length > 2 || (word.length === atLeast && /^\p{Lu}\p{Ll}$/u.test(word));

/** Whether this word and the next are one name. */
export function isServantOf(word: string): boolean {
  return SERVANT_OF.has(keyOf(word));
}

/** 'Conor O Brien', but 'Mary O Smith'. */
function isIrish(name: string): boolean {
  return findKnownName(`o'${name}`).family > 0;
}

/**
 * Where the family name begins because of a particle or a conjunction.
 * @param from the first word that can be part of it
 * @returns undefined where nothing of the kind stands in the name
 */
export function findParticle(words: readonly string[], from: number, hasCase: boolean): number | undefined {
  const child = words.findIndex((word, at) => at >= from && at < words.length - 1 && CHILD_OF.has(keyOf(word)));
  if (child > 0 && words.slice(from, child).some(isServantOf)) return child;
  for (let at = from; at < words.length - 1; at++) {
    const word = words[at] ?? '';
    if (isConjunction(word, hasCase) && at > from && isWord(words[at - 1]) && isWord(words[at + 1], 2)) return at - 1;
    if (/^o$/i.test(word) && !isIrish(words[at + 1] ?? '')) continue;
    // "Koen in 't Veld"
    if (word === 'in' && /^['’]t$/.test(words[at + 1] ?? '')) return at;
    if (SMALL_PARTICLES.has(keyOf(word)) && isParticle(words[at + 1] ?? '', hasCase)) return at;
    if (isParticle(word, hasCase) || HYPHENATED.test(word)) return at;
  }
  return undefined;
}
