import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { meaningsOf } from '../../server/search/intent/lexicon.ts';
import { plain } from '../../server/search/intent/plain.ts';
import type { QueryText } from '../../server/search/intent/query-text.ts';
import type { SCOPES, TaggedKind } from '../../server/search/intent/tagger/word-tags.ts';

type Scope = (typeof SCOPES)[number];

/** Kinds as annotations write them: `{title:…}`, `{-place:…}` for what is left out, `{past:…}` for former employers. */
const KIND_OF: Readonly<Record<string, { kind: TaggedKind; scope: Scope }>> = {
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

/** Something that a query names, by its characters. */
export interface AnnotatedPart {
  kind: TaggedKind;
  scope: Scope;
  from: number;
  to: number;
}

export interface AnnotatedQuery {
  text: string;
  parts: AnnotatedPart[];
  language: string;
  /** Name of its file: queries of one file were written by one hand. */
  source: string;
}

const FOLDER = path.join(import.meta.dirname, 'search-queries');
const line = z.templateLiteral([z.string(), '\t', z.string()]);
const PART = /\{(-?)([a-z]+):([^{}]*)\}/g;
/** Of a longer query the product reads the beginning alone. */
const MOST_CHARS = 900;

/** Every annotated query of the training set, or of other folders of the same form. */
export function readAnnotatedQueries(folder = FOLDER): AnnotatedQuery[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((text) => text.trim() !== '')
        .map((text) => ({ ...parseLine(line.parse(text)), source: path.basename(file, '.tsv') })),
    )
    .filter(({ text }) => text.length <= MOST_CHARS);
}

/** @throws Error for kinds that are none, and braces that open nothing */
function parseLine(annotated: string): Omit<AnnotatedQuery, 'source'> {
  const tab = annotated.indexOf('\t');
  const query = annotated.slice(tab + 1);
  let text = '';
  let end = 0;
  const parts: AnnotatedPart[] = [];
  for (const match of query.matchAll(PART)) {
    const [whole, minus, name = '', words = ''] = match;
    const known = KIND_OF[name];
    if (!known) throw new Error(`No kind '${name}': ${query}`);
    text += query.slice(end, match.index);
    parts.push({
      kind: known.kind,
      scope: minus === '-' ? 'excluded' : known.scope,
      from: text.length,
      to: text.length + words.length,
    });
    text += words;
    end = match.index + whole.length;
  }
  text += query.slice(end);
  if (/[{}]/.test(text)) throw new Error(`A brace without its kind: ${query}`);
  return {
    text,
    parts: parts.flatMap((part) => splitLevel(part, text)).flatMap((part) => splitTrade(part, text)),
    language: annotated.slice(0, tab),
  };
}

/** Levels that the product takes for themselves when they stand before a title: 'senior iOS developer'. */
const LEVEL_BEFORE =
  /^(?:senior|sr\.?|snr\.?|junior|jr\.?|experienced|seasoned|entry[- ]level|mid[- ]level|mid[- ]senior)(?= \p{L})/iu;

function splitLevel(part: AnnotatedPart, text: string): AnnotatedPart[] {
  const level = part.kind === 'title' ? LEVEL_BEFORE.exec(text.slice(part.from, part.to))?.[0].length : undefined;
  if (level === undefined) return [part];
  return [
    { ...part, kind: 'seniority', to: part.from + level },
    { ...part, from: part.from + level + 1 },
  ];
}

const OWNER_BEHIND = / (?:co-?)?(?:owner|founder)s?$/i;

/** 'bakery owners' own a bakery: the product searches for owners in that trade. */
function splitTrade(part: AnnotatedPart, text: string): AnnotatedPart[] {
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
): { part: AnnotatedPart | undefined; isFirst: boolean }[] {
  const written = write(text);
  let end = 0;
  let last: AnnotatedPart | undefined;
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
