import { countFamilySyllables, isCommonChineseFamily, isEastAsianOrder } from './east-asian-order.ts';
import { isIberianFamily } from './iberian-families.ts';
import { findKnownName, type KnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

const PATRONYMIC = /(?:ович|евич|[ьи]ич|овна|евна|ична|івна|ївна|йович|ovich|evich|ovych|ovna|evna|ivna|yvna|ичъ)$/u;
const SLAVIC_FAMILY =
  /(?:[оеё]в|[оеё]ва|ин|ина|[сц]кий|[сц]кая|енко|чук|юк|ян|швили|дзе|(?:[^aeiou][oe]v|[oe]va|sk[iy]|skaya|enko|chuk|escu|shvili|dze))$/u;

/**
 * How many words at the beginning of a name without comma are its family name: 1 in 'Nagy István', 'Kim Taek Yong', 'Hu Jintao' and
 * 'Иванов Иван Иванович', 2 in 'Ramírez Torres Daniel'; 0 where the given name comes first, and in doubt.
 */
export function countLeadingFamilyWords(words: readonly string[]): number {
  if (words.length < 2 || words.length > 4 || words.some((word) => word.length > 20)) return 0;
  const double = countFamilySyllables(words.slice(0, 2));
  if (double > 0 && double < words.length) return double;
  if (words.length > 2 && words.slice(0, 2).every(isIberianFamily) && words.slice(2).every(isIberianGiven)) return 2;
  const plain = words.map(plainLetters);
  const known = words.map(findKnownName);
  return isEastAsianOrder(words, plain, known) || isTurned(plain, known) ? 1 : 0;
}

/** 'Ramírez Torres Daniel', 'HERNANDEZ LOPEZ JOSE LUIS' */
function isIberianGiven(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return given > 2 && family < given / 2 && cultures.includes('I');
}

/** A word that is only a family name before words that are only given names; a patronymic at the end. */
function isTurned(plain: readonly string[], known: readonly KnownName[]): boolean {
  const last = plain.at(-1) ?? '';
  if (plain.length === 3 && PATRONYMIC.test(last)) return true;
  const [first, ...others] = known;
  if (first === undefined || /[ckv]/.test(known.at(-1)?.cultures ?? '') || isCommonChineseFamily(last)) return false;
  const isJapanese = first.given === 0 && first.cultures.includes('j') && plain.length === 2;
  if (isJapanese && others.every(({ family }) => family === 0)) return true;
  // 'Yılmaz Ahmet': a name that a list or two have as a given name, too.
  if (first.given > 0) return first.given === 1 && first.family > 2 && others.every(isSurelyGiven);
  if (!others.every(({ given, family }) => given > family)) return false;
  return first.family > 1 || SLAVIC_FAMILY.test(plain[0] ?? '');
}

const isSurelyGiven = ({ given, family }: KnownName) => given > 2 && family === 0;
