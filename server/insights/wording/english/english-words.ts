import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';

const WORD = /[a-z]+/g;
const LETTERS = /[\p{L}\p{M}]+/gu;
/** Shorter words are little ones, and those of other languages are little, too. */
const LEAST_LETTERS = 4;
const LITTLE = new Set('a an the of and or for in on to at by with all as is up it pos erp crm hr'.split(' '));

/** Whether the words of a phrase are all words of English: a phrase is too short for its language to be told. */
export function areEnglishWords(phrase: string): boolean {
  const small = phrase.toLowerCase();
  if (!/^[\x20-\x7e]*$/.test(small)) return false;
  const words = small.match(WORD) ?? [];
  const isEnglish = (word: string) =>
    word.length < LEAST_LETTERS ? LITTLE.has(word) : isOrdinaryWord(word) || findWordCluster(word) !== undefined;
  return words.some((word) => word.length >= LEAST_LETTERS) && words.every(isEnglish);
}

/** What tools are called, the same in all languages: 'PostgreSQL', 'Kubernetes'. */
const IS_TOOL =
  /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+\p{Lu}.*|Ansible|Azure|Docker|Excel|Jenkins|Kafka|Kubernetes|Linux|Oracle|Terraform)$/u;

/** Longer words of a text, tools left out, and which share of them English has, names too; and of the usual ones alone. */
function countEnglishWords(text: string): { longer: number; known: number; usual: number } {
  const longer = (text.match(LETTERS) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS && !IS_TOOL.test(word))
    .map((word) => word.toLowerCase());
  const usual = longer.filter(isOrdinaryWord);
  const known = longer.filter((word) => isOrdinaryWord(word) || findWordCluster(word) !== undefined);
  return { longer: longer.length, known: known.length / longer.length, usual: usual.length / longer.length };
}

/** Whether nearly all longer words of a text are English ones, some of them usual: small words that other languages have too say less. */
export function isMadeOfEnglishWords(text: string): boolean {
  const { longer, known, usual } = countEnglishWords(text);
  return longer >= 3 && known >= 0.9 && usual >= 0.15;
}

/** Whether a job title is rather an English one: most of its longer words are, or the last of several, and no letter is foreign. */
export function areMostlyEnglishWords(phrase: string): boolean {
  const { longer, known } = countEnglishWords(phrase);
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return !/[^\P{L}a-z]/iu.test(phrase) && (longer === 0 || known > 0.5 || (longer > 1 && areEnglishWords(last)));
}

/** Whether hardly any of its longer words are English ones: 'Technik, Investitionen, Neubau'. */
export function hasHardlyEnglishWords(text: string): boolean {
  const { longer, known } = countEnglishWords(text);
  return longer >= 2 && known <= 0.34;
}
