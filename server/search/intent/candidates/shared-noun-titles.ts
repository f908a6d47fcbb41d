import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { nameTitle } from './title-parts.ts';
import { asTitles, worth } from './title-score.ts';

const OR = /^(?:or|and|\/|ou|oder|und|y|o)$/;
/** Words of what stands before the noun. */
const LONGEST = 2;
/** Items of a list; longer ones are none of titles. */
const MOST_ITEMS = 4;

/**
 * Several titles that share their noun, which is said once: 'frontend or backend developers', 'mechanical/electrical engineers',
 * and behind it 'interim CFOs or fractional'. Each has to be a title by itself.
 */
export function readSharedNoun(text: QueryText, from: number): Candidate[] {
  return [...readNounLast(text, from), ...readNounFirst(text, from)];
}

function readNounLast(text: QueryText, from: number): Candidate[] {
  for (const { spans, noun } of listsBeforeNoun(text, from)) {
    if (!spans.every((span) => isModifier(text, span.from, span.to, noun))) continue;
    // 'sales and marketing managers' lead both: one title for each is made elsewhere.
    const titles = spans.flatMap((span) => titleOf(text, span.from, span.to, noun) ?? []);
    if (titles.length === spans.length) return [asTitles(from, noun + 1, worth(noun - from) + 0.6, titles)];
  }
  return [];
}

interface ListBeforeNoun {
  spans: readonly { from: number; to: number }[];
  noun: number;
}

/** Every way to read 'sales, marketing and finance managers' as a list with a noun behind its last item. */
function* listsBeforeNoun(
  text: QueryText,
  from: number,
  before: ListBeforeNoun['spans'] = [],
): Generator<ListBeforeNoun> {
  for (let to = from + 1; to <= from + LONGEST; to += 1) {
    const spans = [...before, { from, to }];
    if (before.length > 0 && isNoun(text, to)) yield { spans, noun: to };
    const isComma = text.token(to)?.text === ',';
    if (spans.length === MOST_ITEMS || !(isComma || OR.test(text.token(to)?.text ?? ''))) continue;
    yield* listsBeforeNoun(text, isComma && OR.test(text.token(to + 1)?.text ?? '') ? to + 2 : to + 1, spans);
  }
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
