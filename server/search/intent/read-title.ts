import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import type { TitleWanted } from '../../providers/people-search.ts';
import type { JobFunction, Level } from './lexicon.ts';
import type { Span } from './spans.ts';
import { ONLY_IN_TITLES } from './vocabulary/functions.ts';

/** Titles that begin at a span, and how many spans they take. */
export interface ReadTitles {
  titles: TitleWanted[];
  length: number;
}

/** Places of work whose head is written behind them: 'Plant Head'. */
const HEADED_PLACES = new Set(['Plant', 'Factory', 'Store', 'Branch', 'Country', 'Warehouse']);
/** Most words before a title that can belong to it. */
const MOST_BEFORE = 3;
/** 'sales ka head'. */
const BELONGING = new Set(['ka', 'ke', 'ki']);
const JOINS = new Set(['and', 'or', '&', 'aur', 'ya']);

/**
 * Reads the title that begins at that span: a whole one ('scrum master'), a level with its function before or behind
 * ('VP Mktg', 'marketing heads', 'director of engineering'), or a function with a role ('sales coordinator').
 * @returns null when none begins there
 */
export function readTitle(spans: readonly Span[], at: number): ReadTitles | null {
  return readLevelFirst(spans, at) ?? readWholeTitle(spans, at) ?? readFunctionFirst(spans, at);
}

function readWholeTitle(spans: readonly Span[], at: number): ReadTitles | null {
  const title = spans[at]?.means.title;
  return title ? { titles: [title], length: 1 } : null;
}

/** 'Directors/VPs of Sales', 'head of sales and marketing', 'GM operations'. */
function readLevelFirst(spans: readonly Span[], at: number): ReadTitles | null {
  const levels: Level[] = [];
  let next = at;
  for (;;) {
    const level = spans[next]?.means.level;
    if (!level) break;
    levels.push(level);
    next += 1;
    if (spans[next + 1]?.means.level && JOINS.has(elementAt(spans, next).text)) next += 1;
  }
  if (levels.length === 0) return null;
  // 'VP - Sales' is written as one title, 'directors, sales teams' is not.
  const joined =
    ['of', 'for'].includes(spans[next]?.text ?? '') || (spans[next]?.raw === '-' && isFunction(spans[next + 1]));
  if (joined) next += 1;
  if (spans[next]?.kind === 'end' && !joined && elementAt(levels, 0).joins !== 'after' && isFunction(spans[next + 1]))
    return null;
  const functions: JobFunction[] = [];
  while (isFunction(spans[next])) {
    const span = elementAt(spans, next);
    const [after, afterThat] = [spans[next + 1]?.means, spans[next + 2]?.means];
    // In 'directors, HR managers' the function belongs to what follows it; in 'heads software companies' it is an industry.
    if (after?.level || after?.role || (after?.title && !after.industry)) break;
    const { function: named, industry } = span.means;
    if (!named || (!joined && industry && ONLY_IN_TITLES.has(named.name))) break;
    functions.push(named);
    next += 1;
    if (!joined || !JOINS.has(spans[next]?.text ?? '') || !isFunction(spans[next + 1]) || afterThat?.level) break;
    if (spans[next + 2]?.means.level || spans[next + 2]?.means.role) break;
    next += 1;
  }
  if (functions.length === 0) return null;
  const inOrder = (level: Level) =>
    joined && spans[at + 1]?.raw !== '-' && level.joins === 'after' ? ({ ...level, joins: 'of' } as const) : level;
  return { titles: levels.flatMap((level) => functions.map((one) => compose(inOrder(level), one))), length: next - at };
}

const isFunction = (span: Span | undefined) => span?.means.function !== undefined && !span.means.title;

/** 'key account managers', 'sales and marketing heads', 'technical project manager', 'HR executives'. */
function readFunctionFirst(spans: readonly Span[], at: number): ReadTitles | null {
  let end = at;
  while (end - at < MOST_BEFORE && (spans[end]?.means.function || spans[end]?.means.qualifier)) end += 1;
  const owned = spans[at]?.means.function;
  const owner = spans[at + 2]?.means.level;
  if (owned && owner && BELONGING.has(elementAt(spans, at + 1).text))
    return { titles: [compose(owner, owned)], length: 3 };
  const other =
    JOINS.has(spans[end]?.text ?? '') && isFunction(spans[end + 1]) ? spans[end + 1]?.means.function : undefined;
  const level = end > at && other ? spans[end + 2]?.means.level : undefined;
  if (level && other && owned && end === at + 1) {
    return { titles: [owned, other].map((one) => compose(level, one)), length: end + 3 - at };
  }
  // The words before may be heads themselves: in 'technical lead' the last of them is the title.
  for (let head = end; head > at; head -= 1) {
    const title = titleOf(spans.slice(at, head), spans[head]);
    if (title) return { titles: [title], length: head + 1 - at };
  }
  return null;
}

function titleOf(before: readonly Span[], head: Span | undefined): TitleWanted | null {
  if (!head) return null;
  const { level, role, title } = head.means;
  const last = elementAt(before, -1);
  const work = [...before].reverse().find((span) => span.means.function)?.means.function;
  const extra = before
    .filter((span) => !work || span.means.function !== work)
    .map((span) => capitalise(span.means.function?.name ?? span.text));
  if (title && (title.seniority === 'CXO' || title.seniority === 'Owner')) return null;
  if (level && level.seniority !== 'Senior' && work && last.means.function) return widen(compose(level, work), extra);
  if (level && !work && level.joins === 'after') return named(`${extra.join(' ')} ${level.name}`, level.seniority);
  if (level && !work) return null;
  const noun = role ?? title?.name ?? level?.name;
  if (!noun) return null;
  const words = before.map((span) => capitalise(span.means.function?.name ?? span.text));
  const department = work?.department ?? title?.department;
  const full = named(`${words.join(' ')} ${noun}`, level?.seniority ?? title?.seniority, department);
  const ways = work && words.length === 1 ? work.phrases.map((way) => `${way} ${noun}`) : [];
  return { ...full, phrases: [...full.phrases, ...ways], related: title ? [...title.phrases, ...title.related] : [] };
}

function compose(level: Level, work: JobFunction): TitleWanted {
  const { name } = work;
  const behind = level.joins === 'after' || (level.joins === 'of' && HEADED_PLACES.has(name));
  const between = level.joins === 'of' ? ' of ' : ' ';
  // 'of' for a level that usually stands behind: 'Director of Engineering'.
  return {
    ...named(behind ? `${name} ${level.name}` : `${level.name}${between}${name}`, level.seniority, work.department),
    phrases: level.phrases.flatMap((one) => work.phrases.map((way) => `${one} ${way}`)),
  };
}

function widen(title: TitleWanted, extra: readonly string[]): TitleWanted {
  if (extra.length === 0) return title;
  const name = `${extra.join(' ')} ${title.name}`;
  return { ...title, name, phrases: [name], related: title.phrases };
}

function named(name: string, seniority?: SeniorityLevel, department?: Department): TitleWanted {
  return { name, phrases: [name], related: [], ...(seniority && { seniority }), ...(department && { department }) };
}

function capitalise(text: string): string {
  return text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
