import { splitWords } from '../../shared/split-words.ts';
import { findKnownName, type KnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** Family names by how many bear them: where both ends of a name could be one, the commoner is. */
const CHINESE = splitWords(
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao cheng cao yuan deng fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian yin chang qiao lai gong wen wong chan lee lam cheung ng leung lau ho chow tsang kwok yip lim goh ong teo koh chua tay chong yeung fung tse choi poon hui chiu siu chiang hsu tsai hsieh chang kuo',
);
const KOREAN = splitWords(
  'kim lee park choi jung jeong kang cho yoon yun jang lim han oh seo shin kwon hwang ahn song yoo hong jeon moon bae baek ryu noh nam shim ha joo koo bang chung chang yang rhee pak',
);
const VIETNAMESE = splitWords(
  'nguyen tran pham huynh hoang phan vu vo dang bui ngo duong truong dinh doan trinh luong le ho do ly mai lam dao',
);

const INITIALS = 'b p m f d t n l g k h j q x zh ch sh r z c s y w ts hs kw';
const FINALS =
  'a o e i u v ai ei ui ao ou iu ie ue ve er an en in un vn ang eng ing ong iang iong uang uai uan ian iao ia ua uo üe ie ien ueh ieh ih oi';
/** A syllable of Mandarin or Cantonese as it is spelt in Latin letters. */
const CHINESE_SYLLABLE = `(?:(?:${INITIALS.split(' ').join('|')})?(?:${FINALS.split(' ')
  .sort((a, b) => b.length - a.length)
  .join('|')})|[aeiou][aeiou]?[mkpt]?|(?:${INITIALS.split(' ').join('|')})[aeiou]{1,2}(?:m|k|p|t|ng)|ng)`;
const KOREAN_SYLLABLE =
  '(?:(?:kk|gg|tt|dd|pp|bb|ss|jj|ch|sh|[bcdghjkmnprstwyl])?(?:yeo|yae|wae|ya|yu|yo|ye|ae|eo|eu|oo|ee|oe|wa|wo|we|wi|ui|ou|[aeiou])(?:ng|n|m|k|l|p|t|b|h|ck|r|g)?)';
// bounded: a word of a name, of which no more than 20 letters are looked at
const TWO_CHINESE = new RegExp(`^${CHINESE_SYLLABLE}[-']?${CHINESE_SYLLABLE}$`);
const ONE_CHINESE = /^[bcdfghjklmnpqrstwxyz]{0,3}[aeiouv]{1,3}(?:ng|[nmkptrh])?$/;
const TWO_KOREAN = new RegExp(`^${KOREAN_SYLLABLE}-?${KOREAN_SYLLABLE}$`);
const ONE_KOREAN = new RegExp(`^${KOREAN_SYLLABLE}$`);
const PATRONYMIC = /(?:ович|евич|[ьи]ич|овна|евна|ична|івна|ївна|йович|ovich|evich|ovych|ovna|evna|ivna|yvna|ичъ)$/u;
const SLAVIC_FAMILY = /(?:[оеё]в|[оеё]ва|ин|ина|[сц]кий|[сц]кая|енко|чук|юк|ян|швили|дзе)$/u;

/**
 * How many words at the beginning of a name without comma are its family name: 1 in 'Nagy István', 'Kim Taek Yong', 'Hu Jintao' and
 * 'Иванов Иван Иванович'; 0 where the given name comes first, and in doubt.
 */
export function countLeadingFamilyWords(words: readonly string[]): number {
  if (words.length < 2 || words.length > 4 || words.some((word) => word.length > 20)) return 0;
  const plain = words.map(plainLetters);
  const known = words.map(findKnownName);
  return isVietnamese(plain, known) || isChinese(plain, known) || isKorean(plain, known) || isTurned(plain, known)
    ? 1
    : 0;
}

/**
 * How many words a Chinese or Korean given name has that ends before, or begins after, the family name: 2 in 'Tai Man', 'Taek Yong'.
 */
export function countSyllableNames(given: readonly string[], family: string): number {
  const { cultures } = findKnownName(family);
  const plain = given.map(plainLetters);
  if (given.length !== 2 || !/[ck]/.test(cultures) || isWestern(findKnownName(plain[0] ?? ''))) return 1;
  const isSyllables = cultures.includes('k')
    ? allMatch(plain, ONE_KOREAN) || allMatch(plain, ONE_CHINESE)
    : allMatch(plain, ONE_CHINESE);
  return isSyllables && !isWestern(findKnownName(plain[1] ?? '')) ? 2 : 1;
}

const allMatch = (words: readonly string[], shape: RegExp) => words.every((word) => shape.test(word));

/** Known in lists outside East Asia. */
function isWestern({ given, cultures }: KnownName): boolean {
  return given - (cultures.match(/[CKVJ]/g)?.length ?? 0) > 1;
}

function isVietnamese(plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = VIETNAMESE.indexOf(first);
  if (rank < 0) return false;
  const last = VIETNAMESE.indexOf(others.at(-1) ?? '');
  if (last >= 0 && last <= rank) return false;
  return known.slice(1).every(({ cultures }, at) => cultures.includes('V') || /^(?:van|thi)$/.test(others[at] ?? ''));
}

function isChinese(plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = CHINESE.indexOf(first);
  if (rank < 0 || others.length > 2 || known.slice(1).some(isWestern)) return false;
  const last = CHINESE.indexOf(others.at(-1) ?? '');
  if (others.length === 2) return (last < 0 || rank < last) && allMatch(others, ONE_CHINESE);
  const second = others[0] ?? '';
  if (ONE_CHINESE.test(second))
    return !isWestern(known[0] as KnownName) && (last < 0 ? !known[1]?.family : rank < 20 && last > 40);
  return last < 0 && !known[1]?.family && TWO_CHINESE.test(second);
}

function isKorean(plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = KOREAN.indexOf(first);
  if (rank < 0 || others.length > 2 || known.slice(1).some(isWestern)) return false;
  const last = KOREAN.indexOf(others.at(-1) ?? '');
  if (others.length === 2) return (last < 0 || rank < last) && allMatch(others, ONE_KOREAN);
  const second = others[0] ?? '';
  return (
    last < 0 &&
    !known[1]?.family &&
    (known[1]?.cultures.includes('K') || second.includes('-')) &&
    TWO_KOREAN.test(second)
  );
}

/** A word that is only a family name before words that are only given names; a patronymic at the end. */
function isTurned(plain: readonly string[], known: readonly KnownName[]): boolean {
  const last = plain.at(-1) ?? '';
  if (plain.length === 3 && PATRONYMIC.test(last)) return true;
  const others = known.slice(1);
  if (!others.every(({ given, family }) => given > 0 && family === 0)) return false;
  const first = known[0];
  if (first === undefined || first.given > 0) return false;
  return first.family > 1 || SLAVIC_FAMILY.test(plain[0] ?? '');
}
