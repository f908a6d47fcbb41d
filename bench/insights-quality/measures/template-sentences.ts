import { type Finding, find, type JudgedCase, textsOf } from '../judged-case.ts';
import { isCommonWord } from './common-words.ts';
import { fold, textsInFacts } from './matching.ts';
import { splitSentences } from './sentences.ts';

const QUOTATION = /'[^']{12,}'(?=\W|$)|"[^"]*"|“[^“”]*”/g;
const TOKEN = /[\p{L}\p{M}]+|[\p{N}][\p{N}.,:/%-]*|_/gu;
const DATE_WORD =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
/** Words that join facts: between two blanks they are part of the blank. */
const JOINS = new Set('a an the of in at and or for to on with from by as'.split(' '));
const BLANK = '_';
/** With fewer words of its own a sentence is fact. */
const LEAST_WORDS = 3;
/** A word that so many texts have, whose facts do not, is the writer's own, also where it happens to be in the facts. */
const WRITERS_WORD = 3;

interface Sentence {
  one: JudgedCase;
  field: ReturnType<typeof textsOf>[number]['field'];
  text: string;
  tokens: string[];
  /** Where the sentence came from: two sentences of one text are no templates of each other. */
  source: string;
}

/** 'S.A.' is one word. */
const DOTTED = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

const tokensOf = (text: string): string[] => fold(text).replace(DOTTED, '$1').match(TOKEN) ?? [];

/** What is given for a case, as tokens between spaces. */
const givenTo = ({ company, person }: JudgedCase): string =>
  ` ${[company.ownCompany.description, company.ownCompany.website, ...textsInFacts(person.facts)].map((text) => tokensOf(text).join(' ')).join(' | ')} `;

/**
 * Sentences of all texts: is each a template of one in another text? It is when nothing differs once runs of words that
 * stand in the facts or the user's description, dates, numbers and quotations are blank.
 */
export function findTemplateSentences(cases: readonly JudgedCase[]): Finding[] {
  const given = new Map(cases.map((one) => [one, givenTo(one)]));
  const sentences = cases.flatMap(sentencesOf);
  const writers = writersWords(sentences, given);
  const skeletons = sentences.map((sentence) => skeletonOf(sentence.tokens, given.get(sentence.one) ?? '', writers));
  const sources = new Map<string, Set<string>>();
  for (const [at, skeleton] of skeletons.entries()) {
    if (skeleton === undefined) continue;
    const seen = sources.get(skeleton) ?? new Set();
    sources.set(skeleton, seen.add(sentences[at]!.source));
  }
  return sentences.map(({ one, field, text }, at) => {
    const skeleton = skeletons[at];
    const twins = skeleton === undefined ? 0 : (sources.get(skeleton)?.size ?? 1) - 1;
    return find(one, twins > 0, `${twins} twins of "${skeleton}", ${field}: ${text}`, field);
  });
}

function sentencesOf(one: JudgedCase): Sentence[] {
  return textsOf(one).flatMap(({ field, text }) =>
    splitSentences(text).map((sentence) => ({
      one,
      field,
      text: sentence,
      tokens: tokensOf(sentence.replace(QUOTATION, ` ${BLANK} `)),
      source: `${one.company.id} ${one.person.id} ${field}`,
    })),
  );
}

function writersWords(sentences: readonly Sentence[], given: ReadonlyMap<JudgedCase, string>): ReadonlySet<string> {
  const seen = new Map<string, Set<JudgedCase>>();
  for (const { one, tokens } of sentences) {
    for (const token of tokens) {
      if (given.get(one)?.includes(` ${token} `)) continue;
      const cases = seen.get(token) ?? new Set();
      seen.set(token, cases.add(one));
    }
  }
  return new Set([...seen].filter(([, cases]) => cases.size >= WRITERS_WORD).map(([token]) => token));
}

/** @returns undefined when the sentence is fact */
function skeletonOf(tokens: readonly string[], given: string, writers: ReadonlySet<string>): string | undefined {
  const left: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = runInFacts(tokens, at, given, writers);
    left.push(run > 0 ? BLANK : (tokens[at] ?? ''));
    at += Math.max(1, run);
  }
  const joined = joinBlanks(left);
  return joined.filter((token) => token !== BLANK).length < LEAST_WORDS ? undefined : joined.join(' ');
}

/** How many tokens from a place on stand in the facts in a row, or are a date, number or quotation; 0 for the writer's own. */
function runInFacts(tokens: readonly string[], at: number, given: string, writers: ReadonlySet<string>): number {
  const first = tokens[at] ?? '';
  if (first === BLANK || /^\d/.test(first) || DATE_WORD.test(first)) return 1;
  if (JOINS.has(first)) return 0;
  let end = at;
  while (end < tokens.length && given.includes(` ${tokens.slice(at, end + 1).join(' ')} `)) end += 1;
  while (end > at && JOINS.has(tokens[end - 1] ?? '')) end -= 1;
  const telling = tokens.slice(at, end).filter((token) => !isCommonWord(token));
  const isWriters = end - at < LEAST_WORDS && telling.every((token) => writers.has(token));
  return telling.length === 0 || isWriters ? 0 : end - at;
}

/** Blanks side by side, or with nothing but joining words between them, are one. */
function joinBlanks(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (const token of tokens) {
    if (token === BLANK) {
      let from = joined.length;
      while (from > 0 && JOINS.has(joined[from - 1] ?? '')) from -= 1;
      if (joined[from - 1] === BLANK) {
        joined.length = from;
        continue;
      }
    }
    joined.push(token);
  }
  return joined;
}
