import { readEmails, readPhone, readText, readWebsiteCell } from '../../enrichment/upload-facts/read-cells.ts';
import type { ColumnKind } from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetRow } from '../formats/sheet-rows.ts';
import type { UsedColumn } from './column-keys.ts';
import { shownText } from './formula-link.ts';
import { mayBeLink } from './read-profile-cell.ts';

/** Rows looked at to learn what a column holds. */
const SAMPLE = 60;

/** What the cells of a column hold: shares (0 to 1) of those that hold anything. */
export interface ColumnContent {
  filled: number;
  /** E-mail addresses. */
  emails: number;
  /** Phone numbers, written as such. */
  phones: number;
  /** Addresses of websites. */
  websites: number;
  /** Links to companies' pages on the network. */
  companyPages: number;
  /** Links of any kind. */
  links: number;
  /** Numbers, dates, yes or no. */
  numbers: number;
  /** The cells themselves, on one line each; at most 60. */
  texts: readonly string[];
}

/** A column with what its heading says and what it holds. */
export interface KnownColumn extends UsedColumn {
  kind: ColumnKind | null;
  content: ColumnContent;
}

const NUMBER = /^[\s\d.,:/+()%$€£₹'#-]+$|^(?:true|false|yes|no|ja|nein|oui|non|sí|si|não|nao)$/i;
const LINK = /^(?:https?:\/\/|www\.)\S+$/i;
const COMPANY_PAGE = /linkedin\.com\/(?:mwlite\/)?(?:sales\/)?(?:company|school|showcase)\//i;
const DATE = /^(?:\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./]\d{4})(?!\d)/;
const PHONE_SIGN = /[+()]|\d[\s.-]\d|^0\d/;

/** Looks at what a column (from 0) holds. */
export function lookAtColumn(rows: readonly SheetRow[], column: number): ColumnContent {
  const texts = rows.slice(0, SAMPLE).flatMap(({ cells }) => readText(shownText(cells[column])) || []);
  const share = (test: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
  return {
    filled: texts.length,
    texts,
    emails: share((text) => readEmails(text).length > 0),
    phones: share((text) => PHONE_SIGN.test(text) && !DATE.test(text) && readPhone(text) !== undefined),
    websites: share((text) => !mayBeLink(text) && readWebsiteCell(text) !== undefined),
    companyPages: share((text) => COMPANY_PAGE.test(text)),
    links: share((text) => LINK.test(text) || mayBeLink(text)),
    numbers: share((text) => NUMBER.test(text)),
  };
}

/** A name as people write them: two to five words that begin with a capital, or a few characters of a script without any. */
const WORDS_OF_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:de|da|do|dos|di|du|la|le|van|von|der|den|bin|al|el|y|e|ter|ten|af|av|zu)\b)(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:de|da|do|dos|di|du|la|le|van|von|der|den|bin|al|el|y|e|ter|ten|af|av|zu)\b)){1,4}$/u;
const OTHER_SCRIPT = /^[\p{Lo}\p{M}]+(?:[ ・·][\p{Lo}\p{M}]+){0,4}$/u;

/** Share of the cells that can be a person's whole name. */
export function likeNames({ texts }: ColumnContent): number {
  const like = texts.filter((text) => text.length <= 60 && (WORDS_OF_NAME.test(text) || OTHER_SCRIPT.test(text)));
  return texts.length === 0 ? 0 : like.length / texts.length;
}
