/** Spaces and the invisible characters that ride along when text is copied from pages, chats and documents. */
const INVISIBLE = '\\s\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
const QUOTES = '"\'`´“”„‟‘’‚‹›«»';
const LEADING = new RegExp(`^(?:[${INVISIBLE}${QUOTES}<({[*•·‣▪●–—>|~,;-]+|\\d{1,6}[.)][${INVISIBLE}]+)+`);
const TRAILING = new RegExp(`[${INVISIBLE}${QUOTES}>)}\\]*|~,;.:!?…]+$`);

const MARKDOWN_LINK = /\]\(\s*<?([^\s)>]+)/;
const HTML_LINK = /\bhref\s*=\s*["']?([^"'\s>]+)/i;
const SHEET_FORMULA = /^=\s*HYPERLINK\(\s*"([^"]+)"/i;
/** `<https://…>` of mail programs and `<https://…|Jane>` of chats. */
const ANGLE_LINK = /<\s*((?:https?:|www\.|[a-z]{0,3}\.?linkedin\.com)[^<>|\s]*)\s*(?:\|[^>]*)?>/i;
const ENCODED_WHOLE = /^https?%3a/i;

/**
 * Takes the link out of what people wrap around it: quotes, brackets, bullets, markdown, HTML, formulas,
 * invisible characters.
 * @returns the bare link or word; '' when nothing is left
 */
export function unwrapText(text: string): string {
  let link = text.trim();
  const wrapped = SHEET_FORMULA.exec(link) ?? MARKDOWN_LINK.exec(link) ?? HTML_LINK.exec(link) ?? ANGLE_LINK.exec(link);
  if (wrapped) link = wrapped[1]!;
  link = link.replace(LEADING, '').replace(TRAILING, '');
  if (ENCODED_WHOLE.test(link)) {
    try {
      return decodeURIComponent(link).replace(TRAILING, '');
    } catch {
      return link;
    }
  }
  return link;
}
