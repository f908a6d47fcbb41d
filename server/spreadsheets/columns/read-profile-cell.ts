import { isPlainText, parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { isBlank, linkKey, type SheetLinks } from '../formats/sheet-rows.ts';
import { readFormulaLink } from './formula-link.ts';
import { isSlug, type Slugs } from './slug-cells.ts';

/** Any text parseProfileUrl could take: tested first, for most cells of a sheet hold something else. */
const MAY_BE_LINK = /linkedin|lnkd\.in|^\s*\/?in\/|urn:li:|safelinks|google\./i;
const VALUE_MAX = 200;

export type ProfileCell =
  | {
      ok: true;
      url: string;
      /** What should be looked at, for the user: text and link name different people. */
      note?: string;
    }
  | { ok: false; value: string; reason: string };

/** A cell and where it stands; row from 1, column from 0. */
export interface PlacedCell {
  text: string | undefined;
  row: number;
  column: number;
}

/** @returns true when the text may be a link to the network, of whatever kind */
export function mayBeLink(text: string | undefined): boolean {
  return text !== undefined && text.length > 3 && MAY_BE_LINK.test(text);
}

/**
 * Reads a cell that should hold a profile: by where its link leads, or by the text one sees when that is no profile.
 * @param slugs which words alone count as profiles
 * @returns the canonical URL, or what stands there and why it is none
 */
export function readProfileCell(
  { text: written = '', row, column }: PlacedCell,
  links: SheetLinks,
  slugs: Slugs = null,
): ProfileCell {
  const formula = readFormulaLink(written);
  const text = formula?.text ?? written;
  const link = formula?.link ?? links.get(linkKey(row, column));
  const seen = parseProfileUrl(text, { bare: isSlug(text, slugs), leads: true });
  const target = link === undefined ? undefined : parseProfileUrl(link, { leads: true });
  if (target?.ok) {
    return seen.ok && seen.url !== target.url
      ? {
          ok: true,
          url: target.url,
          note: `The text is one person's address, its link leads to another's: ${target.url} was taken.`,
        }
      : { ok: true, url: target.url };
  }
  if (seen.ok) return { ok: true, url: seen.url };
  const byLink = target !== undefined && link !== undefined && isPlainText(seen.reason);
  return {
    ok: false,
    value: showValue(byLink || isBlank(text) ? (link ?? '') : text),
    reason: byLink ? target.message : seen.message,
  };
}

/** A cell's text as it is shown beside what is wrong with it. */
export function showValue(text: string): string {
  const value = text.trim();
  return value.length > VALUE_MAX ? `${value.slice(0, VALUE_MAX)}…` : value;
}
