import { elementAt } from '../../../../shared/element-at.ts';
import { type Feature, hashFeature } from '../../../text-classifier/hash-feature.ts';
import type { Language } from '../../wording/language-of.ts';

const TOKEN = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d[\d.,:]*|[?!%€$…#"“„«:;]|\p{Extended_Pictographic}/gu;
/** Of what is over people write with its year. */
const YEAR = /^(?:19\d\d|20(?:[01]\d|2[0-4]))$/;
const QUOTATIONS = '"“„«';
const [ZERO, NINE] = [48, 57];
/** Pictures stand far behind letters. */
const PICTURES_FROM = 0x2000;
const PICTURE = /^\p{Extended_Pictographic}/u;

const tokensOf = (sentence: string): string[] =>
  (sentence.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? []).map(classOf);

/** What one token stands for: numbers, quotation marks and pictures are each of one kind. */
function classOf(token: string): string {
  const first = token.charCodeAt(0);
  if (first >= ZERO && first <= NINE) return YEAR.test(token) ? 'YEAR' : '0';
  if (token.length === 1 && QUOTATIONS.includes(token)) return '"';
  return first >= PICTURES_FROM && PICTURE.test(token) ? 'PICTURE' : token;
}

const BEGINNING = 4;
const END = 3;
const MOST_SENTENCES = 6;
const WORDS_A_STEP = 6;
const MOST_STEPS = 4;
const [BEGINS, ENDS, BEFORE, AFTER] = ['^', '$', '<', '>'].map((mark) => hashFeature(mark));

/**
 * What the classifier of trouble at work looks at, for each sentence of a text: its words, pairs of words, beginnings and
 * ends of words, the words of the sentences beside it, how long both are, and whether the writer speaks of themselves.
 */
export function troubleFeatures(
  sentences: readonly string[],
  language: Language | undefined,
  speaksOfThemselves: (sentence: string) => boolean,
): Feature[][] {
  const tokens = sentences.map(tokensOf);
  return sentences.map((sentence, at) => {
    const words = elementAt(tokens, at);
    const isTheirs = speaksOfThemselves(sentence);
    const features: Feature[] = [
      'every sentence',
      `language ${language ?? '?'}`,
      `sentences ${Math.min(MOST_SENTENCES, sentences.length)}`,
      `words ${Math.min(MOST_STEPS, Math.floor(words.length / WORDS_A_STEP))}`,
      isTheirs ? 'theirs' : 'not theirs',
    ];
    if (sentence.endsWith('?')) features.push(isTheirs ? 'asks of theirs' : 'asks');
    addWords(features, words);
    addBeside(features, BEFORE, tokens[at - 1]);
    addBeside(features, AFTER, tokens[at + 1]);
    return features;
  });
}

function addWords(features: Feature[], words: readonly string[]): void {
  let before = hashFeature('.');
  for (const word of words) {
    const key = hashFeature(word);
    features.push(key, hashFeature(word, hashFeature(' ', before)));
    before = key;
    if (word.length > BEGINNING)
      features.push(hashFeature(word.slice(0, BEGINNING), BEGINS), hashFeature(word.slice(-END), ENDS));
  }
  features.push(hashFeature(' .', before));
}

function addBeside(features: Feature[], side: number | undefined, words: readonly string[] | undefined): void {
  if (words === undefined) features.push(hashFeature('none', side));
  else for (const word of words) features.push(hashFeature(word, side));
}
