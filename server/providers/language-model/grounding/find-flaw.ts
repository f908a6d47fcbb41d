import { trimEndOf } from '../../../../shared/trim-text.ts';
import { readsAsInstruction } from './reads-as-instruction.ts';

const SAYS_NOTHING =
  /^\W*(?:n\/?\s?a|none|null|nil|unknown|undefined|no|yes|tbd|not (?:available|applicable|provided|specified|found|known|stated|mentioned)|no (?:information|data|details?|facts?|posts?|updates?|clients?|pricing).{0,40})\W*$/i;
const SPEAKS_OF_ITSELF =
  /\b(?:no (?:specific |public |relevant |further |other )?(?:information|data|details|facts?) (?:is |are |was |were |has been |have been )?(?:available|provided|given|found|known|listed)|(?:is|are|was|were) not (?:available|provided|mentioned|specified|stated|given) in the (?:facts|profile|text|data)|the (?:given |provided )?facts (?:do not|don't|give|say|contain|provide|show|state)|(?:based on|according to|from) the (?:given |provided )?(?:facts|text|data)|I (?:cannot|can't|could not|am unable to|do not have)|as an ai\b|language model|lorem ipsum|json schema)/i;
const QUOTED = /"[^"]*"|“[^“”]*”/g;
const PLACEHOLDER = /[[\]{}<>]|\bX{3,}\b|\binsert \p{L}+ here\b|\b(?:your|the) (?:name|company) here\b|_{3,}/iu;
const MARKDOWN = /\*\*|__|`|^[ \t]*(?:#{1,6}\s|(?:[-*•]|\d+[.)])\s|>|\|)/m;
// bounded: what is longer than was asked for is refused before
/** Addresses of pages and mailboxes; bare hosts by the endings people use. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s"'”’)]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w{3,}|(?<![\p{L}\d-])(?:[\p{L}\d-]+\.){1,8}(?:com|net|org|io|ai|co|in|dev|app|info|biz|xyz|ly|gl|gg|uk|de|fr|nl|es|eu|us|ca|au|ae|sg|tech|site|online|store|shop|cloud|link|click|example|test)\b(?:\/[^\s"'”’)]*)?/gu;
/** So many words in a row are no coincidence. */
const COPIED_WORDS = 8;

export interface FlawBounds {
  /** Characters. */
  most: number;
  /** Texts whose addresses may be written: the company's own website, names such as 'Booking.com'. */
  mayLink: readonly string[];
  /** What the model was told to do: none of it may come back. */
  instructions: string;
}

/**
 * Finds what is wrong with a text of a model whatever it is about: it says nothing, is too long, holds placeholders, markup or
 * addresses, repeats its instructions, or gives orders itself.
 * @returns the flaw as the model is told it, or undefined
 */
export function findFlaw(text: string, { most, mayLink, instructions }: FlawBounds): string | undefined {
  if (!/\p{L}{2}/u.test(text) || SAYS_NOTHING.test(text))
    return 'it says nothing; answer null when there is nothing to say';
  // In a quotation it is somebody else who speaks of themselves.
  if (SPEAKS_OF_ITSELF.test(text.replace(QUOTED, '""')))
    return 'it speaks of the facts or of you, not of the person or the company';
  if (text.length > most) return `it has ${text.length} characters, ${most} are allowed`;
  if (PLACEHOLDER.test(text)) return 'it holds a placeholder or brackets';
  if (MARKDOWN.test(text)) return 'it holds markdown; write plain sentences';
  const links = text.match(LINK) ?? [];
  if (links.some((link) => !mayLink.some((known) => standsIn(link, known)))) return 'it holds a link or an address';
  if (readsAsInstruction(text)) return 'it gives orders to its reader';
  if (copies(text, instructions)) return 'it repeats these instructions';
  return undefined;
}

function standsIn(link: string, known: string): boolean {
  const host = link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  const bare = trimEndOf(host, /[\s/.,;:!?]/);
  const at = known.toLowerCase().indexOf(bare);
  // 'evil.example' does not stand in 'notevil.example'.
  return (
    at >= 0 &&
    !/[\p{L}\d-]/u.test(known[at - 1] ?? '') &&
    !/^[\p{L}\d-]|^\.[\p{L}\d]/u.test(known.slice(at + bare.length))
  );
}

function copies(text: string, instructions: string): boolean {
  const words = plainWords(text);
  const source = ` ${plainWords(instructions).join(' ')} `;
  for (let at = 0; at + COPIED_WORDS <= words.length; at += 1) {
    if (source.includes(` ${words.slice(at, at + COPIED_WORDS).join(' ')} `)) return true;
  }
  return false;
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
