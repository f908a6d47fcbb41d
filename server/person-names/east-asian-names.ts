import { findKnownName } from './known-names.ts';
import type { PersonName } from './person-name.ts';

const ONE_NAME = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
const HAN = /^[\p{Script=Han}々〆ヶ]+$/u;
const IS_LATIN = /^\p{Script=Latin}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** Forms of address behind a name. */
const ADDRESS =
  /(?:さん|様|氏|先生|博士|教授|女士|小姐|经理|經理|总监|總監|老师|老師|律师|律師|医生|醫生|部長|課長|係長|社長|専務|常務|씨|님|선생님|교수|박사|대표|부장|과장|팀장|이사)$/u;
/** Before a name. */
// bounded: words of a name, of which 1,000 characters are read
const POSITION = new RegExp(
  `^(?:${[
    '代表取締役(?:社長)?|取締役|代表|会長|総経理|대표이사|대표|교수|박사|원장|팀장|이사',
    '副?(?:分局|局|校|院|處|处|科|課|组|組|市|縣|县|區|区|鎮|镇|鄉|乡|村|里|廳|厅|部|司|所|站|隊|队|行|店|廠|厂|社|會|会|理事|董事|秘書|秘书|班|團|团|執行|执行)[長长]',
    '副?(?:教授|主任|總?經理|总?经理|總監|总监|主席|總裁|总裁|院士|博士|醫師|医师|律師|律师|委員|委员|議員|议员|立委|老師|老师|教練|教练|記者|记者|導演|导演|主編|主编)',
  ].join('|')})$`,
  'u',
);
/** 'ジョン・スミス', '约翰·史密斯': a foreign name, given name first. */
const FOREIGN_DOT = /[・·‧]/u;
const DOUBLE_HANGUL = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방|망절)/;

/**
 * Reads a name in Chinese, Japanese or Korean script, where the family name comes first and mostly no space stands between.
 * @returns undefined for a name that is not wholly in these scripts
 */
export function readEastAsianName(words: readonly string[]): PersonName | undefined {
  if (words.length === 1 && FOREIGN_DOT.test(words[0] ?? '')) return readForeign((words[0] ?? '').split(FOREIGN_DOT));
  // '张伟 David'
  if (words.length > 1 && (words[0] ?? '').length > 1 && HAN.test(words[0] ?? '') && IS_LATIN.test(words[1] ?? '')) {
    return readEastAsianName(words.slice(0, 1));
  }
  if (words.length > 1 && POSITION.test(words[0] ?? '')) return readEastAsianName(words.slice(1));
  if (words.length === 0 || words.length > 3 || !words.every((word) => ONE_NAME.test(word))) return undefined;
  const last = words.at(-1) ?? '';
  const plain = last.replace(ADDRESS, '');
  const names = plain === '' ? words.slice(0, -1) : [...words.slice(0, -1), plain];
  const isAddressed = plain !== last;
  const [family = '', ...given] = names;
  if (given.length > 0) return readSpaced(family, given);
  if (isAddressed && isFamily(family)) return { lastName: family };
  const length = countFamilyCharacters(family);
  if (length === 0) return isAddressed ? { lastName: family } : { firstName: family };
  if (length === family.length) return { lastName: family };
  return { lastName: family.slice(0, length), firstName: family.slice(length) };
}

function readForeign(parts: readonly string[]): PersonName | undefined {
  if (!parts.every((part) => ONE_NAME.test(part))) return undefined;
  const [firstName = '', ...others] = parts;
  const lastName = others.at(-1);
  const middleName = others.slice(0, -1).join(' ');
  return { firstName, ...(middleName && { middleName }), ...(lastName && { lastName }) };
}

/** Family name first, unless only the second is known as a family name; katakana names are foreign ones. */
function readSpaced(first: string, others: readonly string[]): PersonName {
  const second = others.join('');
  const isForeign = [first, ...others].every((word) => KATAKANA.test(word));
  const isTurned = !isFamily(first) && isFamily(others.at(-1) ?? '') && others.length === 1;
  return isForeign || isTurned
    ? { firstName: first, lastName: others.join(' ') }
    : { firstName: second, lastName: first };
}

function isFamily(word: string): boolean {
  return findKnownName(word).family > 0 || DOUBLE_HANGUL.test(word);
}

/** How many characters of an unspaced name are the family name; 0 where nobody can tell. */
function countFamilyCharacters(name: string): number {
  const characters = name.length;
  if (HANGUL.test(name))
    return characters > 4 || characters < 2 ? 0 : characters > 2 && DOUBLE_HANGUL.test(name) ? 2 : 1;
  if (characters > 7 || characters < 2) return 0;
  if (!HAN.test(name)) {
    const kana = name.search(KANA);
    return Math.max(kana, 0);
  }
  const japanese = [3, 2].find(
    (length) => length < characters && findKnownName(name.slice(0, length)).cultures.includes('j'),
  );
  const isChineseDouble = findKnownName(name.slice(0, 2)).cultures.includes('c');
  if (characters > 2 && isChineseDouble) return 2;
  const isChinese = findKnownName(name.charAt(0)).cultures.includes('c');
  if (characters >= 4) return japanese ?? 2;
  if (characters === 2 && !isChinese && isFamily(name)) return 2;
  if (characters === 3) return japanese !== undefined && !(isChinese && japanese === 3) ? japanese : 1;
  return 1;
}
