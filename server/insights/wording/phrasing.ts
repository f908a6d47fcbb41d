import { elementAt } from '../../../shared/element-at.ts';

/** Small tools of prose: choosing a phrasing, quoting, dates, lists. Nothing here knows any facts. */

const slotHashes = new Map<string, number>();

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function hashSlot(slot: string): number {
  let hash = slotHashes.get(slot);
  if (hash === undefined) {
    hash = hashText(slot);
    slotHashes.set(slot, hash);
  }
  return hash;
}

/** Picks one of several phrasings for a slot: always the same for one person, spread evenly over people. */
export type PhrasePicker = <T>(slot: string, options: readonly T[]) => T;

/** @param slug of the profile: what makes one person's texts differ from another's */
export function createPhrasePicker(slug: string): PhrasePicker {
  const seed = hashText(slug);
  return (slot, options) => {
    let mixed = Math.imul(seed ^ hashSlot(slot), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return elementAt(options, ((mixed ^ (mixed >>> 16)) >>> 0) % options.length);
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** '2026-03-12' as '12 March', or '12 March 2025' when that is another year than `now`'s; 'March 2023' for a month. */
export function writeDate(date: string, now: Date): string {
  const year = date.slice(0, 4);
  const month = MONTHS[Number(date.slice(5, 7)) - 1];
  if (month === undefined) return year;
  if (date.length < 10) return `${month} ${year}`;
  const day = `${Number(date.slice(8, 10))} ${month}`;
  return Number(year) === now.getUTCFullYear() ? day : `${day} ${year}`;
}

/** 'on 12 March', but 'in March 2023' and 'in 2023'. */
export function writeWhen(date: string, now: Date): string {
  return `${date.length >= 10 ? 'on' : 'in'} ${writeDate(date, now)}`;
}

/** Whole days from a date to `now`; a month or year counts from its first day. Negative when it lies ahead. */
export function daysSince(date: string, now: Date): number {
  const month = date.length >= 7 ? Number(date.slice(5, 7)) - 1 : 0;
  const day = date.length >= 10 ? Number(date.slice(8, 10)) : 1;
  return Math.floor((now.getTime() - Date.UTC(Number(date.slice(0, 4)), month, day)) / 86_400_000);
}

/** 'a', 'a and b', 'a, b and c'. */
export function writeList(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** Abbreviations that are spelt out and begin with the sound of a vowel: 'an HR lead', 'an SDE'. */
const SPELT_WITH_VOWEL = /^(?:[AEIO][A-Z&]*|[FHLMNRSX][A-Z&]{1,4})(?![a-z])/;
const SPOKEN_WITH_VOWEL = /^(?:[aeio]|u(?!n[ijl]|s[aeiou]|k\b|t[ei]l)|hour|honest|heir)/i;
const SOUNDS_LIKE_A_CONSONANT = /^(?:[Oo]ne\b|[Oo]nce\b|[Ee]u\p{Ll})/u;
const SPELT_WITH_U = /^U[A-Z]/;
/** Abbreviations spoken as words. */
const SPOKEN_AS_WORD = /^(?:SaaS|RAM|NASA|FinOps|LAN|MIS)\b/;

/** 'a' or 'an' before a noun as it is spoken: 'an engineer', 'an HR manager', 'a user', 'a one-off'. */
export function article(noun: string): 'a' | 'an' {
  if (SOUNDS_LIKE_A_CONSONANT.test(noun) || SPELT_WITH_U.test(noun)) return 'a';
  if (SPELT_WITH_VOWEL.test(noun) && !SPOKEN_AS_WORD.test(noun)) return 'an';
  return SPOKEN_WITH_VOWEL.test(noun) ? 'an' : 'a';
}
