import { isMemberId, parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { SheetRow } from '../formats/sheet-rows.ts';
import { readProfileHeading } from './profile-heading.ts';

/** A word as the last part of a profile's address is written. */
const WORD = /^@?[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}_.-]{2,}$/u;
/** What makes it no ordinary word: 'jane-doe', 'jdoe82'. */
const UNUSUAL = /[-\d]/;
const SLUG_MAX = 100;
const NONE =
  /linkedin|not[-_]|^no[-_]|^n-a$|^(?:none|null|unknown|missing|pending|sent|yes|connected|private|hidden|true|false)$|^[\d._-]+$/;

/** Whether the text alone can be the last part of a profile's address. */
export function isSlug(text: string, like: Slugs): boolean {
  const slug = text.trim();
  if (like === null) return false;
  if (slug.length < 3 || slug.length > SLUG_MAX) return false;
  if (isMemberId(slug)) return true;
  return (
    WORD.test(slug) &&
    (like === 'word' || UNUSUAL.test(slug)) &&
    !NONE.test(slug) &&
    parseProfileUrl(slug, { bare: true }).ok
  );
}

/** Cells looked at to learn how profiles are written in a column. */
const SAMPLE = 1_000;

/** As which words alone profiles are written in a column, beside whole addresses. */
export type Slugs = 'certain' | 'word' | null;

/**
 * How profiles are written in a column beside whole addresses.
 * @param told whether a mapping says that the column holds them
 * @returns 'word': also as any word, since nearly all cells are different words of that kind; 'certain': also as something that can be
 *   nothing else; null: only as addresses
 */
export function slugsIn(rows: readonly SheetRow[], column: number, heading: string | undefined, told: boolean): Slugs {
  if (!told && readProfileHeading(heading) !== 'network') return null;
  const texts = rows.slice(0, SAMPLE).flatMap(({ cells }) => cells[column]?.trim() || []);
  const certain = texts.filter((text) => isSlug(text, 'certain')).length;
  const words = texts.filter((text) => isSlug(text, 'word'));
  const mostly =
    words.length >= 0.8 * texts.length && new Set(words).size >= 0.9 * words.length && certain >= 0.3 * texts.length;
  return mostly && words.length > 0 ? 'word' : 'certain';
}

/** Finds a column of last parts alone, where no column has whole addresses. @returns the column (from 0), or null */
export function findSlugColumn(rows: readonly SheetRow[], header: SheetRow | undefined): number | null {
  let best: { column: number; cells: number } | null = null;
  for (const [column, heading] of (header?.cells ?? []).entries()) {
    const like = slugsIn(rows, column, heading, false);
    if (!like) continue;
    const texts = rows.slice(0, SAMPLE).flatMap(({ cells }) => cells[column]?.trim() || []);
    const cells = texts.filter((text) => isSlug(text, like)).length;
    if (cells >= 0.5 * texts.length && cells > (best?.cells ?? 0)) best = { column, cells };
  }
  return best?.column ?? null;
}
