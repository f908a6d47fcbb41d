import { LONGEST_JOINT } from '../languages/read-languages.ts';
import type { QueryText } from '../query-text.ts';
import { readAlternative } from './alternatives.ts';
import { readAside } from './asides.ts';
import type { Candidate } from './candidate.ts';
import { readUnknownCompanies } from './companies.ts';
import { isCompanyNoun } from './company-nouns.ts';
import { readFieldLabel } from './field-labels.ts';
import { readAccelerator, readFundingRounds } from './funding-rounds.ts';
import { readActivityFirst, readCompound, readIndustry, readUnknownTrade } from './industries.ts';
import { readInstitution } from './institutions.ts';
import { readKnownCompanies } from './known-companies.ts';
import { readNeed } from './needs.ts';
import { readNumbers } from './numbers.ts';
import { readPersonName } from './person-names.ts';
import { readPhrase } from './phrases.ts';
import { readPlaces } from './places.ts';
import { readThing } from './things.ts';
import { readTitles } from './titles.ts';
import { readAppointed, readHiringAtEnd, readPosted, readSignal, readUnknown } from './unknown-phrases.ts';

/** Every way to read the words from each word on. */
export function readCandidates(text: QueryText): Candidate[][] {
  const all: Candidate[][] = text.tokens.map((_, from) => readFrom(text, from));
  for (const candidate of readNumbers(text)) all[candidate.from]?.push(candidate);
  for (const [from, candidates] of all.entries()) {
    // A word alone is at least a word: whatever happens, the query is read to its end.
    candidates.push({ from, to: from + 1, score: -6, meaning: lastResort(text, from) });
  }
  return all;
}

const STUDY =
  /^(?:studied|study|studying|studies|majored|majoring|degrees?|diploma|bachelors?|masters?|b\.?tech|m\.?tech|bsc|msc|mba|phd|graduated)$/;
const FARTHEST_STUDY = 6;

/** 'studied civil engineering at Leeds', 'degree in law from Turin': the place where somebody learned, though the subject stands between. */
function isStudy(text: QueryText, from: number, to: number): boolean {
  if (to > from + 1 || !/^(?:at|from)$/.test(text.token(from)?.text ?? '')) return false;
  for (let at = from - 2; at >= Math.max(0, from - FARTHEST_STUDY); at -= 1) {
    const { kind, text: word } = text.tokens[at] ?? { kind: 'mark', text: '' };
    if (kind === 'mark' || /^(?:at|from|who|now|works?|working)$/.test(word)) return false;
    if (STUDY.test(word)) return !isDegreeOfContact(text, at);
  }
  return false;
}

/** '2nd degree connections at Google' have learned nothing there. */
function isDegreeOfContact(text: QueryText, at: number): boolean {
  return (
    /^degrees?$/.test(text.token(at)?.text ?? '') &&
    (/^(?:1st|2nd|3rd|first|second|third)$/.test(text.token(at - 1)?.text ?? '') ||
      /^connections?$/.test(text.token(at + 1)?.text ?? ''))
  );
}

/** 'cross-border' is no cross. */
const TORN = 8;

function tearsWord(text: QueryText, { to, meaning }: Candidate): boolean {
  const next = text.token(to);
  // 'SaaS-Firmen' are firms in SaaS.
  if (isCompanyNoun(text, to)) return false;
  return next?.kind === 'word' && next.glued && (meaning.kind === 'title' || meaning.kind === 'industry');
}

function lastResort(text: QueryText, from: number): Candidate['meaning'] {
  if (text.token(from)?.kind !== 'word') return { kind: 'skip', joints: ['skip'] };
  return { kind: 'keyword', names: [text.typed(from, from + 1)], known: false };
}

function readFrom(text: QueryText, from: number): Candidate[] {
  if (!text.isWord(from)) return [{ from, to: from + 1, score: 0, meaning: { kind: 'skip', joints: ['skip'] } }];
  if (text.isOperator(from)) {
    return [{ from, to: from + 1, score: 0, meaning: { kind: 'skip', joints: text.joints(from, from + 1) } }];
  }
  const found: Candidate[] = [];
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_JOINT); to += 1) {
    const joints = text.joints(from, to);
    // A longer connecting phrase says more than its words.
    if (joints.length === 0) continue;
    // 'studied at', 'degree from': the place where somebody learned is no employer.
    const isSchool =
      to > from + 1 && joints.includes('with') && /^(?:at|from|to)$/.test(text.token(to - 1)?.text ?? '');
    found.push({ from, to, score: isSchool ? 5 : 0.5 * (to - from - 1), meaning: { kind: 'skip', joints } });
    if (isStudy(text, from, to)) found.push({ from, to, score: 5, meaning: { kind: 'skip', joints: ['with'] } });
  }
  for (let to = from + 1; to <= Math.min(text.length, from + (text.longest[from] ?? 0)); to += 1) {
    found.push(...readPhrase(text, from, to), ...readIndustry(text, from, to), ...readSignal(text, from, to));
  }
  found.push(
    ...readAside(text, from),
    ...readFieldLabel(text, from),
    ...readAlternative(text, from),
    ...readNeed(text, from),
    ...readPosted(text, from),
    ...readAppointed(text, from),
    ...readHiringAtEnd(text, from),
    ...readThing(text, from),
    ...readInstitution(text, from),
    ...readPersonName(text, from),
    ...readTitles(text, from),
    ...readPlaces(text, from),
    ...readCompound(text, from),
    ...readActivityFirst(text, from),
    ...readUnknown(text, from),
  );
  found.push(...readKnownCompanies(text, from));
  found.push(...readUnknownCompanies(text, from), ...readUnknownTrade(text, from), ...readFundingRounds(text, from));
  found.push(...readAccelerator(text, from));
  const glued = text.token(from)?.glued ? (text.token(from - 1)?.kind === 'number' ? 4 : 0.8) : 0;
  if (isCompanyNoun(text, from) && !text.isSkipped(from)) {
    const score = from > 0 && text.isWord(from - 1) && !text.isSkipped(from - 1) ? -0.3 : -3;
    found.push({ from, to: from + 1, score, meaning: { kind: 'skip', joints: ['skip'] } });
  }
  if (
    found.some(({ meaning }) => meaning.kind === 'skip') === false &&
    /^(?:hiring|recruiting|hire|hires|contratando)$/.test(text.token(from)?.text ?? '')
  ) {
    found.push({ from, to: from + 1, score: 0, meaning: { kind: 'skip', joints: ['skip'] } });
  }
  return found
    .filter(({ to }) => to > from && to <= text.length && text.isWholeQuotation(from, to))
    .map((candidate) => {
      const less = glued + (tearsWord(text, candidate) ? TORN : 0);
      return less > 0 ? { ...candidate, score: candidate.score - less } : candidate;
    });
}
