import { isSalutation } from '../../enrichment/upload-facts/read-cells.ts';
import { type ColumnKind, namesKindOfOrganisation, readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetRow } from '../formats/sheet-rows.ts';
import { type ColumnContent, type KnownColumn, likeNames, lookAtColumn } from './column-content.ts';
import type { UsedColumn } from './column-keys.ts';
import { guessColumns } from './guess-columns.ts';
import { isPersonNoun, speaksOfOthers } from './heading-words.ts';

/** Columns beyond these are not looked at. */
const COLUMNS_MAX = 500;

/**
 * Says what the columns hold: by their headings where the cells do not speak against it, then by the cells.
 * @param profile the column that holds the profiles
 * @param groups by column what stands over several headings: 'Company' over 'Name' and 'Website'
 * @returns kind by column; the profiles' own may have one, too (names with links behind them)
 */
export function recogniseColumns(
  columns: readonly UsedColumn[],
  rows: readonly SheetRow[],
  profile: number | null,
  groups: readonly string[] = [],
): Map<number, ColumnKind> {
  const known = columns.slice(0, COLUMNS_MAX).map((column): KnownColumn => {
    const content = lookAtColumn(rows, column.index);
    return { ...column, content, kind: confirm(readGrouped(groups[column.index], column.heading), content) };
  });
  nameThePeople(known);
  settleNames(known, profile);
  settleCompanies(known);
  takeSecondBest(known);
  findEmails(known);
  guessColumns(known, profile);
  return new Map(known.flatMap(({ index, kind }) => (kind ? [[index, kind] as const] : [])));
}

function readGrouped(group: string | undefined, heading: string): ColumnKind | undefined {
  const grouped = group && heading ? readHeading(`${group} ${heading}`) : null;
  return (grouped ?? readHeading(heading))?.kind;
}

const WORDS: readonly ColumnKind[] = [
  'firstName',
  'lastName',
  'name',
  'headline',
  'title',
  'company',
  'location',
  'city',
  'region',
  'country',
  'industry',
  'address',
];

/** A heading counts unless most cells hold something else. */
function confirm(kind: ColumnKind | undefined, content: ColumnContent): ColumnKind | null {
  if (!kind && content.companyPages > 0.5) return 'companyPage';
  if (!kind || content.filled === 0) return kind ?? null;
  if (kind === 'website' || kind === 'company') {
    if (content.companyPages > 0.5) return 'companyPage';
  }
  if (kind === 'website') return content.links > 0.5 && content.websites < 0.5 ? null : kind;
  if (kind === 'email' || kind === 'networkEmail') return content.emails >= 0.2 ? kind : null;
  if (kind === 'phone') return content.emails > 0.5 || content.links > 0.5 ? null : kind;
  if (kind === 'title' && content.texts.filter(isSalutation).length * 2 > content.filled) return null;
  if (!WORDS.includes(kind)) return kind;
  return content.emails > 0.5 || content.links > 0.5 || content.numbers > 0.7 ? null : kind;
}

/** 'Attendee', 'Prospect', 'Speaker' stand over names, where no other column does. */
function nameThePeople(columns: KnownColumn[]): void {
  if (columns.some(({ kind }) => kind === 'name' || kind === 'firstName' || kind === 'lastName')) return;
  const column = columns.find(
    ({ kind, heading, content }) => kind === null && isPersonNoun(heading) && likeNames(content) >= 0.5,
  );
  if (column) column.kind = 'name';
}

/** 'Name' beside 'Vorname' is the last name, unless it holds both; in a list of companies it is the company's. */
function settleNames(columns: KnownColumn[], profile: number | null): void {
  const of = (kind: ColumnKind) => columns.find((column) => column.kind === kind);
  const [whole, first, last] = [of('name'), of('firstName'), of('lastName')];
  if (whole && first && !last && !holds(whole, first)) whole.kind = 'lastName';
  else if (whole && last && !first && !holds(whole, last)) whole.kind = 'firstName';
  else if (
    whole &&
    profile === null &&
    !first &&
    !last &&
    !of('company') &&
    !of('title') &&
    columns.some(({ content }) => content.companyPages > 0.5)
  ) {
    whole.kind = 'company';
  }
}

/** 'University' beside 'Company' is where somebody studied. */
function settleCompanies(columns: readonly KnownColumn[]): void {
  const companies = columns.filter(({ kind }) => kind === 'company');
  const plain = companies.filter(({ heading }) => !namesKindOfOrganisation(heading));
  if (plain.length > 0) for (const column of companies) if (!plain.includes(column)) column.kind = null;
}

/** Whether cells of one column hold those of the other with more beside them. */
function holds({ content: { texts } }: KnownColumn, part: KnownColumn): boolean {
  const parts = new Set(part.content.texts.map((text) => text.toLowerCase()));
  return texts.some(
    (text) =>
      text.toLowerCase().split(/[\s,]+/).length > 1 && [...parts].some((one) => text.toLowerCase().includes(one)),
  );
}

/** What a heading can mean where no other column says it more plainly: 'Job function' is a department beside 'Title'. */
const SECOND_BEST: readonly (readonly [ColumnKind, ReadonlySet<string>])[] = [
  ['title', new Set(['function', 'job function', 'post', 'rank', 'roll', 'grade', 'job level'])],
  ['company', new Set(['client', 'customer', 'portfolio company', 'parent company', 'team', 'kunde', 'cliente'])],
];

function takeSecondBest(columns: KnownColumn[]): void {
  const isNamed = columns.some(({ kind }) => kind === 'name' || kind === 'lastName');
  for (const [kind, headings] of SECOND_BEST) {
    if (!isNamed || columns.some((column) => column.kind === kind)) continue;
    const column = columns.find((one) => one.kind === null && headings.has(one.heading.trim().toLowerCase()));
    if (column) column.kind = confirm(kind, column.content);
  }
}

/** Addresses under a heading that is not known, where no other column has them. */
function findEmails(columns: KnownColumn[]): void {
  if (columns.some(({ kind }) => kind === 'email')) return;
  const column = columns.find(
    ({ kind, heading, content }) => kind === null && content.emails >= 0.6 && !speaksOfOthers(heading),
  );
  if (column) column.kind = 'email';
}
