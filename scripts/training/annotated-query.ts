import path from 'node:path';
import { meaningsOf } from '../../server/search/intent/lexicon.ts';
import { plain } from '../../server/search/intent/plain.ts';
import type { QueryText } from '../../server/search/intent/query-text.ts';
import type { TaggedPart } from '../../server/search/intent/tagger/word-tags.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { parseAnnotatedText } from './annotated-text.ts';

/** Kinds as annotations write them: `{title:…}`, `{-place:…}` for what is left out, `{past:…}` for former employers. */
const PART_OF: Readonly<Record<string, TaggedPart>> = {
  title: { kind: 'title', scope: 'wanted' },
  level: { kind: 'seniority', scope: 'wanted' },
  dept: { kind: 'department', scope: 'wanted' },
  place: { kind: 'place', scope: 'wanted' },
  industry: { kind: 'industry', scope: 'wanted' },
  company: { kind: 'company', scope: 'wanted' },
  past: { kind: 'company', scope: 'past' },
  keyword: { kind: 'keyword', scope: 'wanted' },
  years: { kind: 'years', scope: 'wanted' },
  size: { kind: 'size', scope: 'wanted' },
};
const KINDS = new Set(Object.keys(PART_OF));

/** Something that a query names, by its characters. */
export interface QueryPart extends TaggedPart {
  from: number;
  to: number;
}

export interface AnnotatedQuery {
  text: string;
  parts: QueryPart[];
  language: string;
  /** Name of its file: queries of one file were written by one hand. */
  source: string;
}

const FOLDER = path.join(import.meta.dirname, 'search-queries');
/** Of a longer query the product reads the beginning alone. */
const MOST_CHARS = 900;

/** Every annotated query of the training set, or of other folders of the same form. */
export function readAnnotatedQueries(folder = FOLDER): AnnotatedQuery[] {
  return readTrainingLines(folder)
    .map(({ label, text, source }) => ({ ...parseQuery(text), language: label, source }))
    .filter(({ text }) => text.length <= MOST_CHARS);
}

/** @throws Error for kinds that are none, and braces that open nothing */
function parseQuery(annotated: string): Pick<AnnotatedQuery, 'text' | 'parts'> {
  const { text, parts } = parseAnnotatedText(annotated, KINDS);
  const known = parts.flatMap(({ kind, isMinus, from, to }): QueryPart[] => {
    const part = PART_OF[kind];
    return part ? [{ ...part, ...(isMinus && { scope: 'excluded' as const }), from, to }] : [];
  });
  return { text, parts: known.flatMap((part) => splitLevel(part, text)).flatMap((part) => splitTrade(part, text)) };
}

/** Levels that the product takes for themselves when they stand before a title: 'senior iOS developer'. */
const LEVEL_BEFORE =
  /^(?:senior|sr\.?|snr\.?|junior|jr\.?|experienced|seasoned|entry[- ]level|mid[- ]level|mid[- ]senior)(?= \p{L})/iu;

function splitLevel(part: QueryPart, text: string): QueryPart[] {
  const level = part.kind === 'title' ? LEVEL_BEFORE.exec(text.slice(part.from, part.to))?.[0].length : undefined;
  if (level === undefined) return [part];
  return [
    { ...part, kind: 'seniority', to: part.from + level },
    { ...part, from: part.from + level + 1 },
  ];
}

const OWNER_BEHIND = / (?:co-?)?(?:owner|founder)s?$/i;

/** 'bakery owners' own a bakery: the product searches for owners in that trade. */
function splitTrade(part: QueryPart, text: string): QueryPart[] {
  const title = text.slice(part.from, part.to);
  const at = part.kind === 'title' ? title.search(OWNER_BEHIND) : -1;
  const trade = plain(title.slice(0, Math.max(0, at)));
  if ([trade, trade.replace(/s$/, '')].every((name) => meaningsOf(name)?.industry === undefined)) return [part];
  return [
    { ...part, kind: 'industry', to: part.from + at },
    { ...part, from: part.from + at + 1 },
  ];
}

/** A token may stand so far behind where it is looked for: signs that reading takes out or puts in. */
const FARTHEST = 30;
const write = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .toLowerCase();

/** @returns for each token of the query the part it belongs to, and whether it is the first of it */
export function alignParts(
  { text, parts }: AnnotatedQuery,
  { tokens }: QueryText,
): { part: QueryPart | undefined; isFirst: boolean }[] {
  const written = write(text);
  let end = 0;
  let last: QueryPart | undefined;
  return tokens.map(({ raw }) => {
    const at = positionOf(written, write(raw), end);
    if (at < 0) return { part: last, isFirst: false };
    end = at + raw.length;
    const middle = at + (raw.length - 1) / 2;
    const part = parts.find(({ from, to }) => middle >= from && middle < to);
    const isFirst = part !== undefined && part !== last;
    last = part;
    return { part, isFirst };
  });
}

function positionOf(text: string, token: string, from: number): number {
  for (const form of [token, token.replace(/[^\p{L}\p{N}]/gu, '')]) {
    const at = form === '' ? -1 : text.indexOf(form, from);
    if (at >= 0 && at <= from + FARTHEST) return at;
  }
  return -1;
}
