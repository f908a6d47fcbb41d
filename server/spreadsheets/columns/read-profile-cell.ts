import { isPlainText, parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { isBlank } from '../formats/sheet-rows.ts';

/** Any text parseProfileUrl could take: tested first, for most cells of a sheet hold something else. */
const MAY_BE_LINK = /linkedin|lnkd\.in|^\s*\/?in\/|urn:li:|safelinks|google\./i;
const VALUE_MAX = 200;

export type ProfileCell = { ok: true; url: string } | { ok: false; value: string; reason: string };

/** @returns true when the text may be a link to the network, of whatever kind */
export function mayBeLink(text: string | undefined): boolean {
  return text !== undefined && text.length > 3 && MAY_BE_LINK.test(text);
}

/**
 * Reads a cell that should hold a profile: by the text one sees, or by where its link leads when the text is no
 * profile URL.
 * @returns the canonical URL, or what stands there and why it is none
 */
export function readProfileCell(text: string, link: string | undefined): ProfileCell {
  const seen = parseProfileUrl(text);
  if (seen.ok) return { ok: true, url: seen.url };
  const target = link === undefined ? undefined : parseProfileUrl(link);
  if (target?.ok) return { ok: true, url: target.url };
  const byLink = target !== undefined && link !== undefined && isPlainText(seen.reason);
  const value = (byLink || isBlank(text) ? (link ?? '') : text).trim();
  return {
    ok: false,
    value: value.length > VALUE_MAX ? `${value.slice(0, VALUE_MAX)}…` : value,
    reason: byLink ? target.message : seen.message,
  };
}
