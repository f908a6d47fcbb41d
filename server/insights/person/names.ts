import { cutAt, trimEndOf, trimStartOf } from '../../../shared/trim-text.ts';
import type { PersonFacts } from '../../providers/profile-facts.ts';

export interface PersonName {
  firstName?: string;
  lastName?: string;
}

const HONORIFIC =
  /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|er|adv|ca|cs|cma|ar|shri|sri|smt|kumari|capt|captain|col|lt|maj|gen|rev|herr|frau|ing|dipl|mag|mme|m|don|doña|eng|engr|hon|pt|ustad)(?:\.|\s)+(?=\p{L}{2})/iu;
/** Degrees and certificates after a name; only as whole words after a comma, or in capitals as they are written. */
const CREDENTIAL =
  /(?:[, ]|^)(?:MBA|PhD|Ph\.D\.?|DPhil|EdD|DBA|JD|LLM|LL\.M\.?|LLB|MD|MBBS|DDS|CPA|CFA|FRM|CA|ACA|FCA|ACCA|FCCA|CMA|ACMA|CGMA|CS|ACS|PMP|PMI-ACP|PgMP|CSM|CSPO|PSM|SAFe|CISSP|CISA|CISM|CEH|CCNA|CCNP|SHRM-CP|SHRM-SCP|PHR|SPHR|GPHR|MCIPD|FCIPD|CIPM|CIPP\/?[A-Z]?|PE|P\.E\.?|RN|BSN|MSN|LEED(?: AP)?|CPIM|CSCP|CPSM|CIPS|MCIPS|FCIPS|MSc|M\.Sc\.?|BSc|B\.Sc\.?|MS|MA|BA|BE|B\.E\.?|BTech|B\.Tech\.?|MTech|M\.Tech\.?|BCom|B\.Com\.?|MCA|BCA|PGDM|PMC|CFP|CLU|CFE|ITIL|TOGAF|OBE|MBE|CBE|Esq\.?|FRSA|Jr\.?|Sr\.?|II|III|IV)\.?(?=$|[, ])/gu;
const BRACKETED = /[([{][^([{)\]}]*[)\]}]|["“”„«»][^"“”„«»]*["“”«»]/gu;
const NOT_A_NAME =
  /[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Co}\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{Variation_Selector}|\p{Regional_Indicator}/gu;
/** What follows is no name any more. */
const NEXT_PART = /[|•·–—:;/@]| - /u;
const BEFORE = /[\s,.\-_*~#'’]/u;
const AFTER = /[\s,\-_*~#]/u;
const SPACES = /\s+/gu;
const HAS_UPPER = /\p{Lu}/u;
const HAS_LOWER = /\p{Ll}/u;
const PART = /[^\s\-'’]+|[\s\-'’]/gu;
const PARTICLES = new Set(
  'de da do dos das del della di du la le van von der den ter ten zu zur bin binti al el y e'.split(' '),
);
/** Nobody's name is longer; what is, with all that was hung on to it, is read so far. */
const NAME_CHARS = 300;
const CREDENTIAL_HINT = /[A-Z].?[A-Z]|\./;

function capitalisePart(part: string): string {
  const lower = part.toLowerCase();
  const mac = lower.startsWith('mc') && lower.length > 3 ? 2 : 0;
  const start = mac === 2 ? `Mc${lower.charAt(2).toUpperCase()}` : lower.charAt(0).toUpperCase();
  return start + lower.slice(mac === 2 ? 3 : 1);
}

/** 'PRIYA' and 'priya' to 'Priya'; mixed case is as its owner wrote it. Initials ('J.P.') stay. */
function capitalise(name: string, isFamilyName: boolean): string {
  const upper = HAS_UPPER.test(name);
  if (upper && HAS_LOWER.test(name)) return name;
  if (!upper && !HAS_LOWER.test(name)) return name;
  if (upper && (name.length <= 2 || name.includes('.'))) return name;
  let first = true;
  return name.replace(PART, (part) => {
    const lower = part.toLowerCase();
    const keepLow = PARTICLES.has(lower) && (isFamilyName || !first) && lower !== name.toLowerCase();
    first = false;
    return keepLow ? lower : capitalisePart(part);
  });
}

const trimEdges = (name: string) => trimEndOf(trimStartOf(name, BEFORE), AFTER);

function cleanPart(raw: string | undefined, isFamilyName: boolean): string | undefined {
  if (raw === undefined) return undefined;
  let name = raw
    .slice(0, NAME_CHARS)
    .normalize('NFC')
    .replace(NOT_A_NAME, ' ')
    .replace(BRACKETED, ' ')
    .replace(SPACES, ' ')
    .trim();
  while (HONORIFIC.test(name)) name = name.replace(HONORIFIC, '').trim();
  name = cutAt(name, NEXT_PART).trim();
  if (CREDENTIAL_HINT.test(name) || name.includes(',')) {
    const without = name.replace(CREDENTIAL, ' ').replace(SPACES, ' ').trim();
    // 'MA' or 'CS' alone can be somebody's whole name.
    if (trimEdges(without) !== '' || (isFamilyName && name.length > 2)) name = without;
    const comma = name.indexOf(',');
    if (comma > 0) name = name.slice(0, comma);
  }
  name = trimEdges(name);
  return name === '' ? undefined : capitalise(name, isFamilyName);
}

/**
 * The person's name as one would write it in a letter: no honorifics, degrees, emoji or nicknames in brackets, and
 * no ALL CAPS. Any script is kept.
 */
export function readName(person: Pick<PersonFacts, 'firstName' | 'lastName'>): PersonName {
  const name: PersonName = {};
  const firstName = cleanPart(person.firstName, false);
  const lastName = cleanPart(person.lastName, true);
  if (firstName !== undefined) name.firstName = firstName;
  if (lastName !== undefined) name.lastName = lastName;
  return name;
}
