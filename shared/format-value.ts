import { formatNumber } from './format-number.ts';
import type { ResultObject, ResultValue } from './result-value.ts';

/** Numbers that name something rather than count it: written without separators. */
const PLAIN_NUMBERS = new Set(['yearFounded']);

/** @returns whether there is nothing to show */
export function isEmptyValue(value: ResultValue | undefined | null): value is undefined | null | '' {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The lines of a text joined into one. */
function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/**
 * A value on one line, for cells and cards.
 * @param value of a parameter
 * @param parameter its id, which says how a number is written
 */
export function valueLine(value: ResultValue, parameter: string): string {
  if (typeof value === 'string') return joinLines(value);
  return Array.isArray(value)
    ? value.map(entryLine).join(typeof value[0] === 'object' ? '; ' : ', ')
    : scalarText(value as number | boolean, parameter);
}

/**
 * A value as it is copied: line breaks of a text stay, a list has one entry a line.
 * @param value of a parameter
 * @param parameter its id
 */
export function valueText(value: ResultValue, parameter: string): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(entryLine).join('\n') : scalarText(value as number | boolean, parameter);
}

function scalarText(value: number | boolean, parameter: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return PLAIN_NUMBERS.has(parameter) ? String(value) : formatNumber(value);
}

/** A position, school or certificate, in the parts that are drawn. */
export interface ValueEntry {
  heading: string;
  /** Employer, degree and field, or issuer. */
  detail: string;
  /** 'Apr 2021 to present' */
  period: string;
  place: string;
  description: string;
  /** Fields this product does not know by name. */
  rest: { label: string; text: string }[];
}

const KNOWN = [
  'title',
  'companyName',
  'school',
  'degree',
  'field',
  'name',
  'role',
  'issuer',
  'proficiency',
  'start',
  'end',
  'date',
  'location',
  'description',
];
/** Identifiers of the network, of no use to a reader. */
const HIDDEN = new Set(['companySlug']);

/**
 * Names the parts of a structured value.
 * @param entry one object of the list
 */
export function readEntry(entry: ResultObject): ValueEntry {
  const text = (field: string) => (entry[field] === undefined ? '' : String(entry[field]));
  const parts = ['title', 'role', 'school', 'name', 'companyName', 'degree', 'field', 'issuer', 'proficiency']
    .map(text)
    .filter(Boolean);
  return {
    heading: parts[0] ?? '',
    detail: parts.slice(1).join(', '),
    period: periodText(text('start'), text('end'), !text('school')) || partialDateText(text('date')),
    place: text('location'),
    description: text('description'),
    rest: Object.keys(entry)
      .filter((field) => !KNOWN.includes(field) && !HIDDEN.has(field))
      .map((field) => ({ label: fieldLabel(field), text: text(field) })),
  };
}

function entryLine(entry: string | ResultObject): string {
  if (typeof entry === 'string') return entry;
  const { heading, detail, period } = readEntry(entry);
  return [heading, detail].filter(Boolean).join(', ') + (period && ` (${period})`);
}

/** A position without an end is held today; a school without one only left its end out. */
function periodText(start: string, end: string, openMeansNow: boolean): string {
  if (!start) return end && `until ${partialDateText(end)}`;
  if (!end && !openMeansNow) return `from ${partialDateText(start)}`;
  return `${partialDateText(start)} to ${end ? partialDateText(end) : 'present'}`;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month, 1)).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }),
);

/** '2021-04' to 'Apr 2021'; a year stays a year, and what is no date stays as it is. */
function partialDateText(date: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date) ?? [];
  if (!year || !month) return date;
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : date;
}

function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
