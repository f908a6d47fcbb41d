import { plainLine, shorten } from '../wording/quoting.ts';

const MAILBOX = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\(?\d[\d\s().-]{7,}\d/g;
const MARKUP = /[<>]/g;

/**
 * A stranger's text as it goes to a model: one line, so that it can look like no other fact, without markup that could end the
 * facts, without links, and without mailboxes and phone numbers, which are never sent.
 * @param most characters
 */
export function sanitizeForPrompt(text: string, most: number): string {
  const bare = text
    .replace(MAILBOX, ' ')
    .replace(PHONE, (found) => (found.replace(/\D/g, '').length >= 9 ? ' ' : found))
    .replace(MARKUP, ' ')
    .replace(/\s+/g, ' ');
  return shorten(plainLine(bare), most);
}
