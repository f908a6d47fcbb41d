import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { nameTitle } from './title-parts.ts';
import { asTitles, worth } from './title-score.ts';

const OR = /^(?:or|and|\/|ou|oder|und|y|o)$/;
/** Words of what stands before the noun. */
const LONGEST = 2;

/**
 * Several titles that share their noun, which is said once: 'frontend or backend developers', 'mechanical/electrical engineers',
 * and behind it 'interim CFOs or fractional'. Each has to be a title by itself.
 */
export function readSharedNoun(text: QueryText, from: number): Candidate[] {
  return [...readNounLast(text, from), ...readNounFirst(text, from)];
}

function readNounLast(text: QueryText, from: number): Candidate[] {
  for (let one = from + 1; one <= from + LONGEST; one += 1) {
    const isComma = text.token(one)?.text === ',';
    if (!OR.test(text.token(one)?.text ?? '') && !isComma) continue;
    const second = isComma && OR.test(text.token(one + 1)?.text ?? '') ? one + 2 : one + 1;
    for (let two = second + 1; two <= second + LONGEST; two += 1) {
      if (!isNoun(text, two) || !isModifier(text, second, two, two) || !isModifier(text, from, one, two)) continue;
      // 'sales and marketing managers' lead both: one title for each is made elsewhere.
      const titles = [titleOf(text, from, one, two), titleOf(text, second, two, two)];
      const [first, last] = titles;
      if (first && last) return [asTitles(from, two + 1, worth(two - from) + 0.6, [first, last])];
    }
  }
  return [];
}

function readNounFirst(text: QueryText, from: number): Candidate[] {
  for (let noun = from + 1; noun <= from + LONGEST; noun += 1) {
    if (
      !isNoun(text, noun) ||
      !isModifier(text, from, noun, noun) ||
      !/^(?:or|ou|oder|o)$/.test(text.token(noun + 1)?.text ?? '')
    )
      continue;
    const start = noun + 2;
    for (let end = start + LONGEST; end > start; end -= 1) {
      if (end > text.length || !isModifier(text, start, end, noun) || isNoun(text, end) || text.isWord(end)) continue;
      const titles = [titleOf(text, from, noun, noun), titleOf(text, start, end, noun)];
      const [first, last] = titles;
      if (first && last) return [asTitles(from, end, worth(end - from - 1) + 0.4, [first, last])];
    }
  }
  return [];
}

/** Words that make a title of that noun: functions and qualifiers, and what stands before it in a listed title. */
function isModifier(text: QueryText, from: number, to: number, noun: number): boolean {
  if (to > text.length || !text.isPhrase(from, to) || text.isQuoted(from)) return false;
  const means = text.meanings(from, to);
  if (means?.function || means?.qualifier) return true;
  if (means?.title || means?.company || means?.level || means?.role) return false;
  const phrase = `${text.phrase(from, to)} ${text.phrase(noun, noun + 1)}`;
  return findListedTitle(phrase) !== undefined;
}

function isNoun(text: QueryText, at: number): boolean {
  if (at >= text.length || !text.isWord(at)) return false;
  const means = text.meanings(at, at + 1);
  return means?.role !== undefined || means?.title !== undefined || means?.level?.joins === 'after';
}

function titleOf(text: QueryText, from: number, to: number, noun: number) {
  const phrase = `${text.phrase(from, to)} ${text.phrase(noun, noun + 1)}`;
  const head = text.meanings(noun, noun + 1);
  const work = text.meanings(from, to)?.function;
  const listed = findListedTitle(phrase);
  if (!listed && !work && !head?.title) return undefined;
  const name = writeTitle([...text.shown(from, to), ...text.shown(noun, noun + 1)]);
  const title = nameTitle(
    name,
    head?.title?.seniority ?? head?.level?.seniority,
    work?.department ?? listed?.department ?? head?.title?.department,
  );
  title.related.push(...(head?.title ? [...head.title.phrases, ...head.title.related] : []));
  return title;
}
