import { findKnownName } from './known-names.ts';
import { isConjunction, isParticle } from './particles.ts';

const HAS_UPPER = /\p{Lu}/u;
const HAS_LOWER = /\p{Ll}/u;
const PART = /[^\s\-'’.]+|[\s\-'’.]/gu;
const VOWEL = /[aeiouyàáâãäåèéêëìíîïòóôõöùúûü]/i;
/** Its capitals are for headlines only. */
const GEORGIAN = /\p{Script=Georgian}/u;
const TURKISH = /[İĞŞ]/;
/** 'MacDonald', but 'Mack' and 'Machado'. */
const MAC =
  /^mac(?=adam|alister|allister|arthur|aulay|bean|beth|bride|callum|cormack|cormick|donald|dougall|dowell|duff|eachern|ewan|ewen|farlane|gill|gowan|gregor|innes|innis|intosh|intyre|iver|kay|kenna|kenzie|kinnon|lachlan|laren|lean|leish|lellan|lennan|leod|mahon|manus|master|millan|murray|namara|naughton|neil|nicol|phail|phee|pherson|quarrie|queen|rae|sween|tavish)/;

/** Whether capitals and small letters tell anything: not where all are of one kind. */
export function hasBothCases(text: string): boolean {
  return HAS_UPPER.test(text) && HAS_LOWER.test(text);
}

/**
 * A name that is all in capitals or all in small letters as one writes it: 'Priya', 'van der Berg', 'McDonald', 'O’Neil'. What has
 * both is as its owner wrote it. Initials ('J.P.', 'AJ') stay.
 */
export function inNaturalCase(name: string, isFamilyName: boolean, isTurkish = TURKISH.test(name)): string {
  const isMixed = hasBothCases(name);
  let previous = '';
  return name
    .split(' ')
    .map((word, at, words) => {
      const canBeParticle = at < words.length - 1 && (isFamilyName || at > 0);
      previous = isMixed && !isLoud(word) ? word : naturalWord(word, canBeParticle, isTurkish, previous);
      return previous;
    })
    .join(' ');
}

const isLoud = (word: string) => word.length > 1 && !HAS_LOWER.test(word);

/** Whether a name is written in Turkish capitals, where I is the capital of ı. */
export function isInTurkish(name: string): boolean {
  return TURKISH.test(name);
}

function naturalWord(word: string, canBeParticle: boolean, isTurkish: boolean, before: string): string {
  const upper = HAS_UPPER.test(word);
  if (upper === HAS_LOWER.test(word) || GEORGIAN.test(word)) return word;
  if (canBeParticle && (isParticle(word, false) || (before !== '' && isConjunction(word, false))))
    return particleCase(word, before);
  if (upper && isInitials(word)) return word;
  let previous = '';
  return word.replace(PART, (part) => {
    const isGenitive = previous === "'" && part.length === 1 && !upper;
    previous = part;
    return isGenitive ? part : capitalise(part, isTurkish);
  });
}

function isInitials(word: string): boolean {
  return (
    word.length === 1 ||
    word.includes('.') ||
    (word.length === 2 && !isKnown(word)) ||
    (word.length === 3 && !VOWEL.test(word))
  );
}

const CAPITAL_PARTICLE =
  /^(?:ma?c|ó|o['’]?|st\.?|ste\.?|saint|sainte|san|santa|santo|te|le|la|lo|el|al|abdul|abdel|abd|abu|bean|u[ií]|n[ií])$/;

function isKnown(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given + family > 0;
}

/** 'VAN' to 'van', but 'MAC' to 'Mac'. */
function particleCase(word: string, before: string): string {
  const lower = word.toLowerCase();
  if (/^(?:de|van|von|bin|ibn)$/.test(before)) return lower;
  return CAPITAL_PARTICLE.test(lower) ? capitalise(lower, false) : lower;
}

function capitalise(part: string, isTurkish: boolean): string {
  const lower = isTurkish ? part.toLocaleLowerCase('tr') : part.toLowerCase();
  const start = lower.startsWith('mc') && lower.length > 3 ? 2 : MAC.test(lower) ? 3 : 0;
  return upperFirst(lower.slice(0, start)) + upperFirst(lower.slice(start));
}

function upperFirst(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
}
