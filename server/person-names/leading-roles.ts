import { readTitleByRules } from '../vocabulary/job-titles/read-title-by-rules.ts';
import { isTitleWord } from '../vocabulary/job-titles/title-words.ts';
import { findKnownName, isGivenName } from './known-names.ts';

/** 'Yoğun Bakım Hemşiresi' */
const LONGEST_ROLE = 3;
/** Words of a name behind a role: of one alone the word before it may be the given name. */
const LEAST_WORDS = 2;
/** Of a title that is read by its own words, and not by what like ones mean. */
const SURE = 0.9;

/**
 * How many words before a name say what somebody does, as lists of staff have it: 2 in 'Güvenlik Görevlisi Ali Yurt'. They are no
 * names in any list, and a given name follows them.
 */
export function countLeadingRole(words: readonly string[]): number {
  const lead = countRoleOf(words);
  if (lead > 0) return lead;
  for (let length = Math.min(LONGEST_ROLE, words.length - LEAST_WORDS); length > 0; length -= 1) {
    const role = words.slice(0, length);
    if (isGivenName(words[length] ?? '') && role.every(isNoName) && isSureTitle(role)) return length;
  }
  return 0;
}

/** Of what somebody leads: 'Letters and Science'. */
const LONGEST_FIELD = 4;

/**
 * 3 in 'Dean of Chemistry Robert Johns': behind 'of' a field or an organisation, until a given name begins. Titles such as
 * 'Professor' are taken away before.
 */
function countRoleOf(words: readonly string[]): number {
  const of = words.findIndex((word) => /^(?:of|für)$/.test(word));
  if (of < 0 || of > 2 || !words.slice(0, of).every(isTitleWord)) return 0;
  const last = Math.min(of + 1 + LONGEST_FIELD, words.length - LEAST_WORDS);
  for (let at = of + 2; at <= last; at += 1) if (isGivenName(words[at] ?? '')) return at;
  return 0;
}

/** A word, of which letters alone are initials. */
function isNoName(word: string): boolean {
  const { given, family } = findKnownName(word);
  return word.length > 3 && !word.endsWith('.') && given + family === 0;
}

function isSureTitle(words: readonly string[]): boolean {
  const { certainty, department } = readTitleByRules(words.join(' '));
  return certainty >= SURE || department !== undefined;
}
