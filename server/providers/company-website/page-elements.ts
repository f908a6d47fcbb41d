import { FURNITURE_CONTAINER } from './furniture.ts';

/** Elements within a line of text; all others begin and end one. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/**
 * `noscript` speaks to browsers, the others to nobody or of something else. Tables and forms are not among them: old pages are laid
 * out by the one, and some servers put the whole page into the other.
 */
const SILENT = new Set(
  'script style noscript template svg math nav footer aside label legend button select option textarea iframe object audio video canvas dialog blockquote figcaption head'.split(
    ' ',
  ),
);
/** Elements that hold nothing and are never closed. */
export const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether what an element holds is not for readers, or not about the company: scripts, menus, consent, what is hidden. */
export function isSilent(name: string, attributes: Record<string, string>): boolean {
  if (SILENT.has(name)) return true;
  if (name === 'html' || name === 'body' || name === 'main') return false;
  if (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    /^(?:dialog|alertdialog|navigation|search)$/.test(attributes.role ?? '')
  )
    return true;
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '')) return true;
  return FURNITURE_CONTAINER.test(`${attributes.id ?? ''} ${attributes.class ?? ''}`.slice(0, 500));
}
