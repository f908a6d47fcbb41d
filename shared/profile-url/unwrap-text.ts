import { elementAt } from '../element-at.ts';
import { trimEndOf, trimStartOf } from '../trim-text.ts';

/** Spaces and the invisible characters that ride along when text is copied from pages, chats and documents. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
/** Invisible characters, quotes, brackets, bullets and other signs that stand around links. */
const BEFORE = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"'`´“”„‟‘’‚‹›«»<({[*•·‣▪●–—>|~,;-]/;
const AFTER = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"'`´“”„‟‘’‚‹›«»>)}\]*|~,;.:!?…]/;
/** The number of an item: `1. `, `12)`. */
const ITEM_NUMBER = /^\d{1,6}[.)]/;

const MARKDOWN_LINK = /\]\(\s*<?([^\s)>]+)/;
const HTML_LINK = /\bhref\s*=\s*["']?([^"'\s>]+)/i;
const SHEET_FORMULA = /^=\s*HYPERLINK\(\s*"([^"]+)"/i;
/** `<https://…>` of mail programs and `<https://…|Jane>` of chats. */
const ANGLE_LINK = /<\s*((?:https?:|www\.|[a-z]{0,3}\.?linkedin\.com)[^<>|\s]*)\s*(?:\|[^<>]*)?>/i;
const ENCODED_WHOLE = /^https?%3a/i;

/** What is left of a text without what stands before it; an item's number counts only when a space follows it. */
function trimBefore(text: string): string {
  let rest = trimStartOf(text, BEFORE);
  for (let number = ITEM_NUMBER.exec(rest); number; number = ITEM_NUMBER.exec(rest)) {
    const after = rest.slice(number[0].length);
    if (!INVISIBLE.test(after.charAt(0))) break;
    rest = trimStartOf(after, BEFORE);
  }
  return rest;
}

/**
 * Takes the link out of what people wrap around it: quotes, brackets, bullets, markdown, HTML, formulas,
 * invisible characters.
 * @returns the bare link or word; '' when nothing is left
 */
export function unwrapText(text: string): string {
  let link = text.trim();
  const wrapped = SHEET_FORMULA.exec(link) ?? MARKDOWN_LINK.exec(link) ?? HTML_LINK.exec(link) ?? ANGLE_LINK.exec(link);
  if (wrapped) link = elementAt(wrapped, 1);
  link = trimEndOf(trimBefore(link), AFTER);
  if (ENCODED_WHOLE.test(link)) {
    try {
      return trimEndOf(decodeURIComponent(link), AFTER);
    } catch {
      return link;
    }
  }
  return link;
}
