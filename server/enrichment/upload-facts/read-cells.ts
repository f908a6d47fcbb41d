import { dropStrayJoiners } from '../../../shared/clean-text.ts';

/** What people and programs write where there is nothing: 'n/a', '-', '#N/A', '#WERT!', 'Err:502', a formula. */
const NOTHING =
  /^(?:[-–—_.?*/\\\s]+|n\.?\s?\/?\s?[ad]\.?|s\s?\/\s?d|none|null|nil|nan|undefined|unknown|not (?:available|found|known|provided|applicable)|tbd|\(?blank\)?|empty|unbekannt|keine angabe|k\.\s?a\.|nicht bekannt|inconnue?|non renseigne|non renseigné|desconocid[oa]|sin datos|no disponible|desconhecid[oa]|não informado|nao informado|pata nahi|linkedin member|#[\p{Lu}\d/]+[!?]?|#[\p{Lu}]+(?:\s[\p{Lu}]+)?!?|err:\d+|=.*)$/iu;
const SPACES = /[\s\u00a0\u200b\u2060\ufeff]+/gu;
const LETTER = /\p{L}/u;

const EMAIL =
  /(?<![\p{L}\p{N}._%+'&-])[\p{L}\p{N}._%+'&-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}/gu;
/** Characters: more than a few addresses are none of a person's. */
const CELL_OF_ADDRESSES = 300;
const PHONE_SIGNS = /^\+?[\d\s().\-/\u2010-\u2013]+$/;
const EXTENSION = / ?(?:ext\.?|x|extension|durchwahl|ramal|poste) ?\d{1,6}$/i;
const NETWORKS = /(?:^|\.)(?:linkedin\.com|lnkd\.in|facebook\.com|twitter\.com|x\.com|instagram\.com)$/;
const COMPANY_PAGE = /linkedin\.com\/(?:mwlite\/)?company\/([^/?#\s]+)/i;
const THOUSANDS = /(?<=\d)[.,'’\s](?=\d{3}(?!\d))/g;
const RANGE = /^(\d{1,7})\s?(?:-|–|—|to|bis|à|a|se)\s?(\d{1,7})$/i;

/** @returns the cell's text on one line; '' when it only says that there is nothing */
export function readText(cell: string): string {
  const text = dropStrayJoiners(cell.slice(0, 1_000)).replace(SPACES, ' ').trim();
  return NOTHING.test(text) ? '' : text;
}

/** @returns a name or description in words; undefined when it has no letters or is longer than `max` */
export function readWords(text: string, max: number): string | undefined {
  return text.length <= max && LETTER.test(text) && !text.includes('://') ? text : undefined;
}

/** Whether the text is how one addresses somebody, and no job: 'Dr.', 'Ms', 'Herr Dr.'. */
export function isSalutation(text: string): boolean {
  return /^(?:mr|mrs|ms|miss|mx|dr|prof|dipl\.?-?ing|ing|herr|frau|m|mme|mlle|sr|sra|shri|smt)\.?(?: (?:dr|prof)\.?){0,2}$/i.test(
    text,
  );
}

/** @returns the addresses in the cell, in their order */
export function readEmails(text: string): string[] {
  return (text.slice(0, CELL_OF_ADDRESSES).match(EMAIL) ?? [])
    .map((address) => address.replace(/^[.']+/, ''))
    .filter((address) => address.length <= 254);
}

/**
 * Reads the first phone number of a cell.
 * @returns E.164 when it begins with + (or 00); else as it stands, for which country it is of is not known; undefined when it
 *   is no number that could be called
 */
export function readPhone(text: string): string | undefined {
  for (const part of text.split(/[;,|]/)) {
    const number = part
      .trim()
      .replace(/^'/, '')
      .replace(/\.0$/, '')
      .replace(/^00(?=[1-9])/, '+')
      .replace(EXTENSION, '');
    if (!PHONE_SIGNS.test(number)) continue;
    const digits = number.replace(/\(0\)/, '').replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || /^(\d)\1+$/.test(digits)) continue;
    if (!number.startsWith('+')) return number.replace(SPACES, ' ');
    if (digits.length >= 8 && !digits.startsWith('0')) return `+${digits}`;
  }
  return undefined;
}

/** @returns the address of a company's website, 'https://acme.example'; undefined for anything else, pages on networks too */
export function readWebsiteCell(text: string): string | undefined {
  if (text.includes('@') || text.includes(' ')) return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/\.\p{L}[\p{L}\d-]+$/u.test(url.hostname) || NETWORKS.test(url.hostname)) return undefined;
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`;
}

/** @returns slug and canonical address of a company's page on the network */
export function readCompanyPageCell(text: string): { slug: string; pageUrl: string } | undefined {
  const written = COMPANY_PAGE.exec(text)?.[1];
  if (!written) return undefined;
  const slug = decode(written).normalize('NFC').toLowerCase();
  return { slug, pageUrl: `https://www.linkedin.com/company/${encodeURIComponent(slug)}` };
}

/** @returns how many work there: 230, or '51-200' */
export function readEmployees(text: string): { employeeCount: number } | { employeeRange: string } | undefined {
  const plain = text
    .replace(/\p{L}{3,}\.?/gu, '')
    .replace(THOUSANDS, '')
    .trim();
  if (/^\d{1,7}$/.test(plain)) return { employeeCount: Number(plain) };
  if (/^\d{1,7}\s?\+$/.test(plain)) return { employeeRange: plain.replace(' ', '') };
  const range = RANGE.exec(plain);
  return range && Number(range[1]) < Number(range[2]) ? { employeeRange: `${range[1]}-${range[2]}` } : undefined;
}

/** @returns the year a company can have been founded in */
export function readYear(text: string): number | undefined {
  const year = /^(\d{4})(?:-\d\d(?:-\d\d)?)?$/.exec(text)?.[1];
  return year && Number(year) >= 1200 && Number(year) <= new Date().getFullYear() ? Number(year) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
