import type { SuppressionEntry } from '../../../shared/contract/suppressions.ts';
import { readDomain, readEmailAddress } from '../../../shared/identifiers.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';

/** A column is one of domains when it says so, or when this share of its cells are. */
const MOSTLY = 0.6;
const DOMAIN_HEADING = /domain|web ?site|homepage/i;
const NETWORK = /(?:^|\.)linkedin\.com$/;

/** Reads what somebody typed: a profile URL, an e-mail address or a domain. @returns undefined when it is none of them */
export function readEntry(text: string): SuppressionEntry | undefined {
  const given = text.trim();
  const person = readPerson(given);
  if (person) return person;
  const domain = readDomain(given);
  return domain && !NETWORK.test(domain) ? { domain: given } : undefined;
}

function readPerson(given: string): SuppressionEntry | undefined {
  if (given === '') return undefined;
  const inBrackets = /<([^<>]*)>$/.exec(given)?.[1];
  const email = readEmailAddress(inBrackets ?? given);
  if (email) return { email };
  return /[/.]/.test(given) && parseProfileUrl(given).ok ? { linkedin_url: given } : undefined;
}

/** Reads a csv file or a list: profile URLs and e-mail addresses wherever they stand, domains where a column holds them. */
export function readEntriesOfFile(text: string): SuppressionEntry[] {
  const rows = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(rows[0] ?? '');
  const cells = rows.map((row) => splitRow(row, separator));
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const found = new Map<string, SuppressionEntry>();
  for (let column = 0; column < width; column += 1) {
    const texts = cells.map((row) => row[column]?.trim() ?? '');
    const ofDomains = holdsDomains(texts);
    for (const given of texts) {
      const entry = ofDomains ? readEntry(given) : readPerson(given);
      if (entry) found.set(JSON.stringify(entry), entry);
    }
  }
  return [...found.values()];
}

function holdsDomains([heading = '', ...texts]: string[]): boolean {
  if (!readEntry(heading) && DOMAIN_HEADING.test(heading)) return true;
  const filled = [heading, ...texts].filter((text) => text !== '');
  const domains = filled.filter((text) => readPerson(text) === undefined && readEntry(text) !== undefined);
  return domains.length > 0 && domains.length >= MOSTLY * filled.length;
}

function separatorOf(row: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: row.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** Cells of a row, with or without quotes around them. */
function splitRow(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of row) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
