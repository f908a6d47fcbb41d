import { ASIDE_CONTAINER, BOILERPLATE_CONTAINER } from './boilerplate.ts';

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
  if (HOLDS_ALL.has(name)) return false;
  if (isHidden(attributes) || /^(?:dialog|alertdialog|navigation|search)$/.test(attributes.role ?? '')) return true;
  return BOILERPLATE_CONTAINER.test(namesOf(attributes));
}

/** Whether links in an element are beside the point of the page: in its footer, about consent, hidden. Menus are not. */
export function isAside(name: string, attributes: Record<string, string>): boolean {
  if (name === 'footer' || name === 'dialog' || attributes.role === 'contentinfo') return true;
  return !HOLDS_ALL.has(name) && (isHidden(attributes) || ASIDE_CONTAINER.test(namesOf(attributes)));
}

/** Whether an element is drawn as a button, as far as its names tell. */
export function isButton(name: string, attributes: Record<string, string>): boolean {
  return (
    name === 'button' || attributes.role === 'button' || /(?:^|[\s_-])(?:btn|button|cta)/i.test(namesOf(attributes))
  );
}

const HOLDS_ALL = new Set(['html', 'body', 'main']);

function isHidden(attributes: Record<string, string>): boolean {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '');
}

function namesOf({ id, class: names }: Record<string, string>): string {
  return `${id ?? ''} ${names ?? ''}`.slice(0, 500);
}
