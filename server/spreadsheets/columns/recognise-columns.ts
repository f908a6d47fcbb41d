import { isSalutation } from '../../enrichment/upload-facts/read-cells.ts';
import {
  type ColumnKind,
  holdsSomethingElse,
  namesKindOfOrganisation,
  readHeading,
} from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetRow } from '../formats/sheet-rows.ts';
import { type ColumnContent, type KnownColumn, likeNames, lookAtColumn } from './column-content.ts';
import type { UsedColumn } from './column-keys.ts';
import { guessColumns } from './guess-columns.ts';
import { isOfToday, isPersonNoun, speaksOfOthers } from './heading-words.ts';
import { type ColumnClass, type ColumnLikelihoods, tagColumns } from './tagger/tag-columns.ts';

/** Columns beyond these are not looked at. */
const COLUMNS_MAX = 500;

/**
 * Says what the columns hold: by their headings where the cells do not speak against it, then by what was learned of headings and
 * cells, then by the cells.
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
  const known = columnsByHeading(columns, rows, groups);
  const learned = tagColumns(known, profile);
  nameThePeople(known);
  settleNames(known, profile);
  settleCompanies(known);
  settleJobs(known);
  takeLikely(known, learned, profile);
  // 'Name' beside a last name that was found just now.
  settleNames(known, profile);
  takeSecondBest(known);
  findEmails(known);
  guessColumns(known, profile);
  return new Map(known.flatMap(({ index, kind }) => (kind ? [[index, kind] as const] : [])));
}

/** The columns with what their headings say by the tables, where their cells do not speak against it. */
export function columnsByHeading(
  columns: readonly UsedColumn[],
  rows: readonly SheetRow[],
  groups: readonly string[] = [],
): KnownColumn[] {
  return columns.slice(0, COLUMNS_MAX).map((column) => {
    const content = lookAtColumn(rows, column.index);
    return { ...column, content, kind: confirm(readGrouped(groups[column.index], column.heading), content) };
  });
}

/** How likely something has to be before a column whose heading no table has is taken to hold it. */
const LIKELY = 0.3;
/** The same of a whole name beside a first and a last one: it mostly is somebody else's. */
const SURE = 0.9;

/** What is looked for, by the class that means it. */
const LOOKED_FOR: readonly (readonly [ColumnKind, ColumnClass])[] = [
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['name', 'fullName'],
  ['company', 'company'],
  ['title', 'title'],
  ['headline', 'headline'],
  ['email', 'workEmail'],
];

/**
 * What no heading says as the tables know it: the columns that hold it most likely, by what was learned of headings and cells; what is
 * likeliest of all is taken first.
 */
function takeLikely(
  columns: readonly KnownColumn[],
  learned: readonly ColumnLikelihoods[],
  profile: number | null,
): void {
  const missing = LOOKED_FOR.filter(([kind]) =>
    kind === 'email' ? !hasAddressOfWork(columns, learned) : columns.every((column) => column.kind !== kind),
  );
  const isOpen = ({ kind, index, heading }: KnownColumn) =>
    kind === null && index !== profile && !holdsSomethingElse(heading) && readHeading(heading) === null;
  const guesses = columns
    .flatMap((column, at) =>
      isOpen(column) ? missing.map(([kind, name]) => ({ column, kind, likely: learned[at]?.[name] ?? 0 })) : [],
    )
    .filter(({ likely }) => likely >= LIKELY)
    .sort((one, other) => other.likely - one.likely);
  const taken = new Set<ColumnKind>();
  for (const { column, kind, likely } of guesses) {
    if (column.kind !== null || taken.has(kind) || confirm(kind, column.content) !== kind) continue;
    const isBesideParts = ['firstName', 'lastName'].every((part) => columns.some((one) => one.kind === part));
    if (kind === 'name' && isBesideParts && likely < SURE) continue;
    column.kind = kind;
    taken.add(kind);
  }
}

/** Whether an address is known that is not rather the person's own. */
function hasAddressOfWork(columns: readonly KnownColumn[], learned: readonly ColumnLikelihoods[]): boolean {
  return columns.some(
    ({ kind }, at) => kind === 'email' && (learned[at]?.workEmail ?? 0) >= (learned[at]?.privateEmail ?? 0),
  );
}

function readGrouped(group: string | undefined, heading: string): ColumnKind | undefined {
  return (readGroupedHeading(group, heading) ?? readHeading(heading))?.kind;
}

/** What a heading says together with the one over it; null where none is, or they say nothing. */
export function readGroupedHeading(group: string | undefined, heading: string) {
  return group && heading ? readHeading(`${group} ${heading}`) : null;
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

/** 'Job' beside 'Current Title', 'Company' beside 'Current company': what somebody has applied for, or had before. */
function settleJobs(columns: readonly KnownColumn[]): void {
  for (const kind of ['title', 'company'] as const) {
    const alike = columns.filter((column) => column.kind === kind);
    // A column of today that hardly anybody has filled in says less than the other.
    const most = Math.max(...alike.map(({ content }) => content.filled));
    if (!alike.some(({ heading, content }) => isOfToday(heading) && content.filled * 2 >= most)) continue;
    for (const column of alike) if (!isOfToday(column.heading)) column.kind = null;
  }
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
