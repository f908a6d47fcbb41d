import type { ColumnKind } from '../../enrichment/upload-facts/read-heading.ts';
import { isCompany, isPlace, isTitle } from './cells-like.ts';
import { type ColumnContent, type KnownColumn, likeNames } from './column-content.ts';
import { saysNothing } from './heading-words.ts';

/** Columns without a telling heading that are looked into. */
const GUESSED_MAX = 60;
/** Characters of a cell that can be a name, a title or a place. */
const WORDS_MAX = 120;
const MOST = 0.5;
/** Many a word is a place, too. */
const LIKELY = 0.65;

/**
 * Tells by their cells what columns hold that have no heading, or one that says nothing: addresses and numbers by their form, names,
 * titles and places by what is known of these, and the company by its form or by standing after the title.
 * @param columns are given their kind
 * @param profile the column that holds the profiles
 */
export function guessColumns(columns: KnownColumn[], profile: number | null): void {
  const open = columns
    .filter(
      ({ kind, index, heading, content }) => !kind && index !== profile && content.filled > 0 && saysNothing(heading),
    )
    .slice(0, GUESSED_MAX);
  if (open.length === 0) return;
  const take = (kind: ColumnKind, like: (content: ColumnContent) => number, least = MOST) => {
    if (columns.some((column) => column.kind === kind)) return;
    const scores = open.map((column) => (column.kind ? 0 : like(column.content)));
    const best = scores.indexOf(Math.max(0, ...scores));
    const column = open[best];
    if (column && !column.kind && (scores[best] ?? 0) >= least) column.kind = kind;
  };
  take('email', ({ emails }) => emails);
  take('phone', ({ phones }) => phones);
  take('website', ({ websites, emails }) => (emails > 0 ? 0 : websites));
  const words = (like: (text: string) => boolean) => (content: ColumnContent) =>
    isProse(content) ? share(content, like) : 0;
  take('title', words(isTitle));
  take('location', words(isPlace), LIKELY);
  if (!columns.some(({ kind }) => kind === 'firstName' || kind === 'lastName')) {
    take('name', (content) => (isProse(content) ? likeNames(content) - share(content, isCompany) : 0));
  }
  take('company', words(isCompany));
  takeAfterTitle(columns, open);
}

/** Lists go from what somebody is to where: the first column of words after the title. */
function takeAfterTitle(columns: readonly KnownColumn[], open: readonly KnownColumn[]): void {
  const title = columns.find(({ kind }) => kind === 'title');
  if (!title || columns.some(({ kind }) => kind === 'company')) return;
  const next = open.find(({ kind, index, content }) => !kind && index > title.index && isProse(content));
  if (next) next.kind = 'company';
}

function isProse({ links, emails, numbers, texts }: ColumnContent): boolean {
  return links + emails + numbers < 0.3 && texts.every((text) => text.length <= WORDS_MAX);
}

function share({ texts }: ColumnContent, like: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(like).length / texts.length;
}
