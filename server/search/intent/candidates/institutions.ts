import type { QueryText } from '../query-text.ts';
import type { Candidate, Meaning } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';

/** Nouns with which names of schools end, or begin: 'Purdue University', 'University of Maryland'. */
const SCHOOL =
  /^(?:university|college|institute|academy|school|polytechnic|universitat|hochschule|universidad|universite|universidade|universita)$/;
/** Nouns with which names of other employers end. */
const INSTITUTION =
  /^(?:hospital|hospitals|clinic|clinics|center|centre|healthcare|health|foundation|museum|church|bank|library|hotel|hotels|resort|airlines|airways|insurance|pharmaceuticals|therapeutics|biosciences|logistics|foods|motors|industries|holdings|capital|ventures|partners|technologies|systems|solutions|studios|energy|financial|realty|properties)$/;
/** Words within a name that have no capital. */
const WITHIN = /^(?:of|and|&|the|for|de|del|do|da)$/;
const LONGEST = 6;
/** Whoever they are went there. */
const LEARNED =
  /^(?:alumni|alumnus|alumna|alum|alums|graduates?|grads?|students?|undergraduates?|undergrads?|dropouts?)$/;
const EMPLOYS = /^(?:at|@|for|from|chez|bei|beim|en|na|no)$/;

/** Names that are made of ordinary words and known by their noun: of a school that somebody went to, or of an employer. */
export function readInstitution(text: QueryText, from: number): Candidate[] {
  const schools = readKindOfSchool(text, from);
  if (schools) return [schools];
  if (!text.isCapital(from) || text.isQuoted(from) || isWithinName(text, from)) return [];
  const to = endOfName(text, from);
  if (to === undefined) return [];
  const behind = text.token(from - 1)?.text === 'the' ? from - 1 : from;
  const isSchool = text.tokens.slice(from, to).some(({ text: word }) => SCHOOL.test(word));
  const learned = LEARNED.test(text.token(to)?.text ?? '');
  const put = (end: number, meaning: Meaning): Candidate[] => [
    { from, to: end, score: 4 + 2.6 * (end - from), meaning },
  ];
  if (isSchool && learned) return put(to + 1, { kind: 'keyword', names: [text.typed(from, to + 1)], known: true });
  if (isSchool && isBehindStudy(text, behind))
    return put(to, { kind: 'keyword', names: [text.raw(from, to)], known: true });
  const before = text.token(behind - 1)?.text ?? '';
  if (!EMPLOYS.test(before) && !(isSchool && before === 'of')) return [];
  return put(to, { kind: 'company', names: [text.raw(from, to)] });
}

const SCHOOLS = /^(?:universities|colleges|schools|institutes|unis)$/;

/** 'from Indian universities', 'degrees from top 50 schools': where somebody learned, and no trade or place. */
function readKindOfSchool(text: QueryText, from: number): Candidate | undefined {
  const isTop = /^(?:top|elite|leading|prestigious)$/.test(text.token(from)?.text ?? '');
  if (!isTop && text.meanings(from, from + 1)?.country === undefined) return undefined;
  const noun = isTop && text.token(from + 1)?.kind === 'number' ? from + 2 : from + 1;
  if (!SCHOOLS.test(text.token(noun)?.text ?? '') || text.token(from - 1)?.text !== 'from') return undefined;
  const names = [text.typed(from, noun + 1)];
  return { from, to: noun + 1, score: 9, meaning: { kind: 'keyword', names, known: true } };
}

/** 'University of Maryland', 'St. Mary's Hospital', 'HCA Healthcare'. @returns where it ends */
function endOfName(text: QueryText, from: number): number | undefined {
  let end: number | undefined;
  /** Where the noun of a school stands, behind which a name may go on. */
  let school = -1;
  for (let to = from + 1; to <= from + LONGEST && isOfName(text, from, to - 1); to += 1) {
    const word = text.token(to - 1)?.text ?? '';
    if (!text.isCapital(to - 1) || isCompanyNoun(text, to)) continue;
    school = SCHOOL.test(word) && school < 0 ? to - 1 : school;
    const isNamed = school >= 0 && to > school + 2 && WITHIN.test(text.token(school + 1)?.text ?? '');
    const isNoun = to > from + 1 && (SCHOOL.test(word) || (INSTITUTION.test(word) && isPlainStart(text, from)));
    if (isNamed || isNoun) end = to;
  }
  return end;
}

/** 'Renewable Energy', 'Digital Health' are trades: a name begins with a word that says nothing else, or is one of several. */
function isPlainStart(text: QueryText, from: number): boolean {
  const means = text.meanings(from, from + 1);
  return !(means?.industry || means?.keyword || means?.function || means?.level || means?.seniority || means?.role);
}

function isOfName(text: QueryText, from: number, at: number): boolean {
  if (!text.isWord(at) || text.isOperator(at) || text.token(at)?.quote !== text.token(from)?.quote) return false;
  return text.isCapital(at) || (WITHIN.test(text.token(at)?.text ?? '') && text.isCapital(at + 1));
}

/** The words before belong to the same name. */
const isWithinName = (text: QueryText, from: number) => text.isCapital(from - 1) && text.isWord(from - 1) && from > 1;

/** 'graduated from', 'studied at', 'went to' */
function isBehindStudy(text: QueryText, from: number): boolean {
  return [1, 2, 3].some((words) => from >= words && text.joints(from - words, from).includes('with'));
}
