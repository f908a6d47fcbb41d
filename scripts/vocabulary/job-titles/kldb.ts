import { parse } from 'csv-parse/sync';
import type { Department } from '../../../shared/catalogue.ts';

/** An occupation of the German classification KldB 2010. */
export interface GermanOccupation {
  /** Five digits; the last is how much it demands: 1 helper, 2 skilled, 3 specialist, 4 expert. */
  code: string;
  /** As written there: 'Kaufmann/-frau - Büromanagement'. */
  name: string;
}

const COLUMNS = { code: 0, level: 1, names: 6 } as const;
const NAMES = /(\d{5})-\d{3} (.*?)(?= {2}\d{5}-\d{3} |$)/g;

/** @param csv the classification with its notes, as the Federal Employment Agency publishes it; separated by semicolons */
export function readGermanOccupations(csv: string): GermanOccupation[] {
  const rows: string[][] = parse(csv, { delimiter: ';', bom: true, relax_column_count: true, relax_quotes: true });
  return rows
    .filter((row) => row[COLUMNS.level] === '5')
    .flatMap((row) => Array.from((row[COLUMNS.names] ?? '').matchAll(NAMES)))
    .map(([, code = '', name = '']) => ({ code, name: name.trim() }));
}

/** A name of the classification, taken apart. */
export interface OccupationName {
  /** Who: 'Fachkraft' as ['Fachkraft']. */
  who: string;
  /** At what: 'Lagerlogistik'; empty when the name does not say. */
  at: string;
}

const EXAM = /\/(?:B\. ?Prof|Bachelor|Master).*$/;
const GENDERED = /\((er|r|e)\/(?:in|e|r)\)/g;
const FEMININE = /\/-?\p{L}+/gu;
const PARTED = /^(.*?)(?: - | ?\(|, )(.*)$/s;
const PREPOSITION = /^(.*?) (?:für|im|in|der|des|am|an|bei|zur|zum|mit|von|und|auf|–)(?: |$)(.*)$/s;
const SHORTENED = /\S+\.(?=\S|\s|$)/g;

/** @param name 'Meister/in - Metallbau', 'Fachkraft für Lagerlogistik' */
export function splitOccupationName(name: string): OccupationName {
  const plain = name.replace(EXAM, '').replace(GENDERED, '$1');
  const [, before = plain, behind = ''] = PARTED.exec(plain) ?? [];
  const masculine = before.replace(FEMININE, '');
  const [, who = masculine, at = ''] = PREPOSITION.exec(masculine) ?? [];
  return { who: who.replace(SHORTENED, ' '), at: `${at} ${behind}`.replace(SHORTENED, ' ').trim() };
}

/** By the first digits, '?' for any; '-' for groups of mixed departments. The pattern with the most digits decides. */
const GROUPS: Readonly<Record<Department | '-', string>> = {
  Accounting: '722 723',
  Administrative: '714 732',
  'Arts and Design': '122 232 233 823 93 94 31114',
  'Business Development': '',
  'Community and Social Services': '831 833',
  Consulting: '7133',
  Education: '733 84',
  Engineering: '2???4 3???4 25??3 26??3 271 272 27??4 311 312 422 434',
  Entrepreneurship: '',
  Finance: '721 7223 7224',
  'Healthcare Services': '811 812 813 814 815 816 817 818 821 822',
  'Human Resources': '715',
  'Information Technology': '431 432 433',
  Legal: '731',
  Marketing: '634 921',
  'Media and Communication': '71423 71424 911 922 923 924',
  'Military and Protective Services': '0 531 532',
  Operations: '1 2 3 5 63 273 25?93 26?93 53162 53163 824 825 832',
  'Product Management': '',
  'Program and Project Management': '',
  Purchasing: '6111',
  'Quality Assurance': '533',
  'Real Estate': '613',
  Research: '1???4 41 421 423 912 913 914',
  Sales: '611 612 62',
  Support: '',
  '-': '711 712 713',
};

const digitsOf = (pattern: string): number => pattern.replaceAll('?', '').length;
const PATTERNS = Object.entries(GROUPS)
  .flatMap(([department, patterns]) =>
    patterns
      .split(' ')
      .filter((pattern) => pattern !== '')
      .map((pattern) => ({ pattern, department: department as Department | '-' })),
  )
  .toSorted((a, b) => digitsOf(b.pattern) - digitsOf(a.pattern) || b.pattern.length - a.pattern.length);

/** @returns the department most people of an occupation work in; '-' where there is no such one */
export function departmentOfGermanCode(code: string): Department | '-' {
  const fits = (pattern: string) => Array.from(pattern).every((digit, at) => digit === '?' || digit === code[at]);
  return PATTERNS.find(({ pattern }) => fits(pattern))?.department ?? '-';
}
