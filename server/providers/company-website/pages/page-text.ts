import { isBoilerplate } from './boilerplate.ts';
import type { Block, Page } from './read-page.ts';

/** A longer paragraph may mention a cookie or a date of a law and still speak of the company. */
const FURNITURE_CHARS = 200;
/** A link of fewer words is an entry of a menu. */
const LEAST_LINK_WORDS = 4;

/**
 * What a page says to its readers, a line for each of its blocks: menus, footers, consent and what `known` holds already are left out.
 * @param known lines of the site's other pages; grows by this page's
 * @param room characters at most
 */
export function readPageText(page: Page, known: Set<string>, room: number): string {
  const lines: string[] = [];
  let left = room;
  for (const block of page.blocks) {
    if (isClutter(block) || known.has(block.text)) continue;
    known.add(block.text);
    const line = block.text.length < left ? block.text : cut(block.text, left - 1);
    if (line !== '') lines.push(line);
    left -= line.length + 1;
    if (line.length < block.text.length || left <= 1) break;
  }
  return lines.join('\n');
}

/** So many letters without a space are data, in scripts that part words by spaces. */
const NO_WORD = /[\p{Script=Latin}\p{N}+/=_-]{200}/u;

function isClutter({ kind, isLinks, text }: Block): boolean {
  if (NO_WORD.test(text)) return true;
  if (text.length < FURNITURE_CHARS && isBoilerplate(text)) return true;
  if (!isLinks || kind === 'heading') return false;
  return text.split(' ').length < LEAST_LINK_WORDS && !/\p{Script=Han}{6}/u.test(text);
}

/** Cut after a whole sentence or word. */
function cut(text: string, most: number): string {
  const part = text.slice(0, Math.max(0, most));
  const end = Math.max(part.lastIndexOf('. ') + 1, part.lastIndexOf('。') + 1);
  return part.slice(0, end > most / 2 ? end : Math.max(0, part.lastIndexOf(' ')));
}
