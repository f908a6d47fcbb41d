import type { Range } from '../../../providers/people-search.ts';
import { writeAge, writePay } from '../numbers/age-and-pay.ts';
import { matchBefore, matchBehind } from '../numbers/match-words.ts';
import { type NumberSpan, readRange } from '../numbers/read-range.ts';
import { readMoney } from '../numbers/write-money.ts';
import type { QueryText } from '../query-text.ts';
import {
  COUNTED,
  COUNTED_IN_ENGLISH,
  NOT_EXPERIENCE,
  PAY,
  PERIOD_BEFORE,
  PERIODS,
  STAFF,
  STAFF_BEFORE,
  YEARS,
  YEARS_BEFORE,
  YEARS_BEHIND,
} from '../vocabulary/number-words.ts';
import type { Candidate, Meaning } from './candidate.ts';

/** '5-20 attorneys' says how large a firm is, '20 attorneys' how many are wanted. */
const STAFF_OR_TRADE = new Set([
  ...STAFF,
  ...'attorneys,lawyers,agents,doctors,physicians,engineers,developers,consultants,advisors,drivers,technicians'.split(
    ',',
  ),
]);

/** What a number with its unit is worth. */
const SURE = 4;
/** From here on a number without a unit counts employees, below years. */
const MANY = 30;

/** Years of experience, sizes of companies, sums of money and periods, by the numbers in the query. */
export function readNumbers(text: QueryText): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const next = text.token(at + 1);
    // 'a 200-person firm', '8-year experience'
    const isCounted = [STAFF, YEARS, COUNTED].some((units) => units.has(next?.text ?? ''));
    const isPartOfWord = next?.glued === true && next.kind === 'word' && !isCounted;
    if (text.token(at)?.kind !== 'number' || isPartOfWord || isName(text, at)) continue;
    const span = readRange(text, at);
    found.push(...readNumber(text, span));
    at = span.to - 1;
  }
  return found;
}

/** 'phase 2', 'tier 1': a number that names something counts nothing. */
const isName = (text: QueryText, at: number) =>
  /^(?:phase|part|tier|grade|category|class)$/.test(text.token(at - 1)?.text ?? '');

/** 'ticket size 250k+' is no number of employees. */
function readSizeOfSomethingElse(text: QueryText, { from, to }: NumberSpan): Candidate | undefined {
  if (!/^sizes?$/.test(text.token(from - 1)?.text ?? '') || !HAVE_A_SIZE.test(text.token(from - 2)?.text ?? ''))
    return undefined;
  const meaning: Meaning = { kind: 'keyword', names: [text.typed(from - 2, to).replace(/-{2,}/g, '-')], known: true };
  return { from: from - 2, to, score: SURE, meaning };
}

const HAVE_A_SIZE =
  /^(?:ticket|deal|cheque|check|loan|contract|order|basket|fund|farm|plot|lot|portfolio|project|herd)$/;

function readNumber(text: QueryText, span: NumberSpan): Candidate[] {
  const { from, to } = span;
  const aside =
    readSpanOfYears(text, span) ??
    readDay(text, span) ??
    readArea(text, span) ??
    readPay(text, span) ??
    readAge(text, span) ??
    readStandard(text, span) ??
    readSizeOfSomethingElse(text, span);
  if (aside) return [aside];
  const money = readMoney(text, span);
  const sum: Candidate[] = money
    ? [{ from: money.from, to: money.to, score: SURE, meaning: { kind: 'keyword', names: [money.name], known: true } }]
    : [];
  if (money?.isSure) return sum;
  const period = matchBefore(text, from, PERIOD_BEFORE);
  const periodTo = matchBehind(text, to, PERIODS, 1);
  if (period < from && periodTo > to) {
    return [{ from: period, to: periodTo, score: SURE, meaning: { kind: 'skip', joints: ['skip'] } }];
  }
  return [
    ...sum,
    ...readYears(text, span),
    ...readSize(text, span),
    ...readCounted(text, span),
    ...readBare(text, span),
  ];
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 2050;

/** '2019-2022', '2019-22', 'between 2019 and 2022': a time. */
function readSpanOfYears(text: QueryText, { from, to, range, amounts }: NumberSpan): Candidate | undefined {
  const behind = text.token(to)?.text ?? '';
  const [first, second] = amounts.map(({ value }) => value);
  const isShort =
    first !== undefined && second !== undefined && first >= FIRST_YEAR && second > first % 100 && second < 100;
  // '1980-90 kg' are no years.
  const isUnit = YEARS.has(behind) || PAY.has(behind) || /^(?:k|m|kg|mm|cm|eur|usd|gbp)$/.test(behind);
  const { min = 0, max = 0 } = isShort && !isUnit ? { min: first, max: first - (first % 100) + second } : range;
  if (min < FIRST_YEAR || max > LAST_YEAR || max < min || STAFF.has(text.token(to)?.text ?? '')) return undefined;
  return { from, to, score: SURE + 2, meaning: { kind: 'keyword', names: [`${min}-${max}`], known: true } };
}

const MONTH =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

/** 'Oct 14', '3 March': a day is no company and no size. */
function readDay(text: QueryText, { from, to, range }: NumberSpan): Candidate | undefined {
  const [day, isBehind] = [range.min ?? 0, MONTH.test(text.token(to)?.text ?? '')];
  const isBefore = MONTH.test(text.token(from - 1)?.text ?? '');
  if (to > from + 1 || day < 1 || day > 31 || !(isBefore || isBehind)) return undefined;
  const [start, end] = isBefore ? [from - 1, to] : [from, to + 1];
  const names = [text.typed(start, end)];
  return { from: start, to: end, score: SURE + 2, meaning: { kind: 'keyword', names, known: true } };
}

const DISTANCE =
  /^(?:mi|miles?|km|kms|kilometers?|kilometres?|kilometern?|kilometres|quilometros|kilometros|chilometri)$/;
const RADIUS = /^(?:radius|umkreis|around|um|radio|rayon|raggio|straal|raio|promien)$/;
const POSTCODE = /^(?:plz|postleitzahl|postleitzahlen|postcodes?|zip|zips|zipcode|postal|cp|cap|cep)$/;

/** 'within 20 miles of' says how near, 'PLZ 72' where: by its number, which a profile may say. */
function readArea(text: QueryText, { from, to }: NumberSpan): Candidate | undefined {
  const unit = text.token(to)?.text ?? '';
  if (DISTANCE.test(unit)) {
    const end = RADIUS.test(text.token(to + 1)?.text ?? '') ? to + 2 : to + 1;
    return { from, to: end, score: SURE, meaning: { kind: 'skip', joints: ['in'] } };
  }
  const before = text.token(from - 1)?.text ?? '';
  const isCode = before === 'code' || before === 'codes';
  const start = isCode ? from - 2 : from - 1;
  if (!POSTCODE.test(text.token(start)?.text ?? '')) return undefined;
  const numbers = text.tokens.slice(from, to).filter(({ kind }) => kind === 'number');
  const names = numbers.map(({ raw }) => `${text.typed(start, from)} ${raw}`);
  return { from: start, to, score: SURE + 2, meaning: { kind: 'keyword', names, known: true } };
}

/** 'salary 20-30K', 'salary expectations under $100,000'. */
function readPay(text: QueryText, { from, to, range }: NumberSpan): Candidate | undefined {
  const start = matchBefore(text, text.token(from - 1)?.text === ':' ? from - 1 : from, PAY);
  const end = matchBehind(text, to, PAY, 2);
  if (start >= from && (end === to || range.max === undefined)) return undefined;
  const first = Math.min(start, from);
  const sums = text.tokens.slice(from, to).flatMap(({ amount, raw }) => (amount ? [raw] : []));
  const bound = range.min === undefined ? 'under ' : range.max === undefined && to - from > 1 ? 'over ' : '';
  const names = [writePay(sums, bound)];
  return { from: first, to: end, score: SURE + 2, meaning: { kind: 'keyword', names, known: true } };
}

const AGED =
  /^(?:aged?|ages|alter|agees?|edad|edades|idade|eta|vek|veku|wiek|wieku|leeftijd|alder|alderen|stari|בני|בגילאי|גילאי)$/;

/** 'aged 25-45', 'im Alter von 30 bis 40'. */
function readAge(text: QueryText, { from, to, range }: NumberSpan): Candidate | undefined {
  const at = /^(?:of|between|von|zwischen|de|entre|tra|van|od|mezi)$/.test(text.token(from - 1)?.text ?? '')
    ? from - 2
    : from - 1;
  if (!AGED.test(text.token(at)?.text ?? '')) return undefined;
  const end = matchBehind(text, to, YEARS, 1);
  return { from: at, to: end, score: SURE + 3, meaning: aged(range) };
}

const aged = (range: Range): Meaning => ({ kind: 'keyword', names: [writeAge(range)], known: true });

/** 'NIST 800-53': of a range the first number is the smaller one. */
function readStandard(text: QueryText, { from, to, amounts }: NumberSpan): Candidate | undefined {
  const [first, second] = amounts;
  if (!first || !second || first.value <= second.value || first.scale + second.scale !== '') return undefined;
  if (!text.isAcronym(from - 1) || text.token(from + 1)?.text !== '-') return undefined;
  const names = [`${text.typed(from - 1, from)} ${first.value}-${second.value}`];
  return { from: from - 1, to, score: SURE + 2, meaning: { kind: 'keyword', names, known: true } };
}

/** '100-200 rooms', '500+ students': one subject, as it stands. */
function readCounted(text: QueryText, { from, to, range, amounts }: NumberSpan): Candidate[] {
  const end = matchBehind(text, to, COUNTED, 2);
  if (end === to) return [];
  const { min, max } = range;
  const number = min !== undefined && max !== undefined ? `${min}-${max}` : `${min ?? max}`;
  // 'more than 100 rooms' begins before the number.
  const isOpen =
    max === undefined &&
    (amounts[0]?.open === true ||
      text.token(from)?.kind === 'word' ||
      /^(?:\+|plus)$/.test(text.token(to - 1)?.text ?? ''));
  const bound = max !== undefined && min === undefined ? '<' : '';
  // '50 MW plus'
  const isPlus = max === undefined && /^(?:\+|plus)$/.test(text.token(end)?.text ?? '');
  const what = COUNTED_IN_ENGLISH.get(text.token(end - 1)?.text ?? '') ?? text.typed(to, end);
  const name = `${bound}${number}${isOpen || isPlus ? '+' : ''} ${what}`;
  return [
    { from, to: isPlus ? end + 1 : end, score: SURE + 2, meaning: { kind: 'keyword', names: [name], known: true } },
  ];
}

/**
 * '30-50 let': so long nobody has worked. In other languages than English such a range stands alone as well, in descriptions of an
 * audience: 'imprenditori 35-55'.
 */
function isAge({ min = 0, max = 0 }: Range): boolean {
  return min >= 18 && min <= 40 && max >= 40 && max <= 65 && !(max === 50 && min <= 25);
}

/** '25-35 ans', of whom nothing says that they have worked so long. */
const isGroupOfAge = ({ min = 0, max = 0 }: Range) => min >= 18 && max >= min + 5 && max <= 65;

const EXACTLY = /^(?:exactly|precisely|genau|exactamente|exactement|exatamente)$/;

function readYears(text: QueryText, { from, to, range }: NumberSpan): Candidate[] {
  const yearsTo = matchBehind(text, to, YEARS, 1);
  if (yearsTo === to || matchBehind(text, yearsTo, NOT_EXPERIENCE, 2) > yearsTo) return [];
  const tenure = readTenure(text, from, yearsTo);
  if (tenure) return [tenure];
  if (isAge(range)) return [{ from, to: yearsTo, score: SURE, meaning: aged(range) }];
  const behindPlus = text.token(yearsTo)?.text === '+' ? yearsTo + 1 : yearsTo;
  const end = matchBehind(text, behindPlus, YEARS_BEHIND);
  const before = text.token(from - 1)?.text ?? '';
  const isExperience = end > behindPlus || YEARS_BEFORE.has(before);
  if (text.isForeign && !isExperience && isGroupOfAge(range))
    return [{ from, to: yearsTo, score: SURE, meaning: aged(range) }];
  const { min, max } = range;
  const isExact = EXACTLY.test(before) && min !== undefined && max === undefined;
  const meaning: Meaning = { kind: 'years', range: isExact ? { min, max: min } : range };
  return [matchBefore(text, from, YEARS_BEFORE), from].map((start) => ({ from: start, to: end, score: SURE, meaning }));
}

const PRESENT = /^(?:current|present|same)$/;
const EMPLOYMENT = /^(?:company|employer|firm|job|role|position|title|team)$/;
const FARTHEST_TENURE = 6;

/** 'stayed at their current company less than 2 years', '3+ years in the same role': how long somebody has been there. */
function readTenure(text: QueryText, from: number, to: number): Candidate | undefined {
  const meant = (name: string): Meaning => ({ kind: 'keyword', names: [name], known: true });
  const isPresent = (at: number) =>
    PRESENT.test(text.token(at)?.text ?? '') && EMPLOYMENT.test(text.token(at + 1)?.text ?? '');
  for (let at = from - 2; at >= Math.max(0, from - FARTHEST_TENURE) && text.isWord(at + 1); at -= 1)
    if (isPresent(at)) {
      const name = `${text.typed(from, to)} at ${text.typed(at, at + 2)}`;
      return { from: at, to, score: SURE + 3, meaning: meant(name) };
    }
  for (let at = to + 1; at <= to + 2 && text.isWord(at - 1); at += 1)
    if (isPresent(at)) return { from, to: at + 2, score: SURE + 3, meaning: meant(text.typed(from, at + 2)) };
  return undefined;
}

const TEAM = /^(?:teams?|equipos?|equipes?|squadra)$/;
const LEADS =
  /^(?:manag|lead|led$|scal|grew$|grow|built$|build|oversee|oversaw|supervis|fuhr|leit|dirig|lider|encadr|gestion)/;
const FARTHEST_LEADING = 5;
/** 'for my team of 5 people': whoever asks speaks of themselves. */
const OWN =
  /^(?:my|our|mein|meine|meinem|unser|unsere|unserem|mon|notre|mi|nuestro|meu|nosso|minha|nossa|mio|mia|nostro|nostra)$/;

/** 'managing cross-functional teams of 20+ people': what somebody leads, not how large the company is; nor is 'my team of 5'. */
function readTeam(text: QueryText, { from }: NumberSpan, to: number): Candidate[] {
  const team = TEAM.test(text.token(from - 1)?.text ?? '') ? from - 1 : from - 2;
  if (!TEAM.test(text.token(team)?.text ?? '')) return [];
  if (OWN.test(text.token(team - 1)?.text ?? ''))
    return [{ from: team, to, score: SURE + 1, meaning: { kind: 'skip', joints: ['skip'] } }];
  let start = team - 1;
  while (start > team - 1 - FARTHEST_LEADING && text.isWord(start) && !LEADS.test(text.token(start)?.text ?? ''))
    start -= 1;
  if (!text.isWord(start) || !LEADS.test(text.token(start)?.text ?? '')) return [];
  const names = [text.typed(start, to)];
  return [{ from: start, to, score: SURE + 3 * (from - start), meaning: { kind: 'keyword', names, known: true } }];
}

function readSize(text: QueryText, span: NumberSpan): Candidate[] {
  const { from, to, range } = span;
  const isRange = range.min !== undefined && range.max !== undefined;
  const staffTo = matchBehind(text, to, isRange ? STAFF_OR_TRADE : STAFF, 2);
  const staffFrom = matchBefore(text, from, STAFF_BEFORE);
  const meaning: Meaning = { kind: 'size', range };
  const found: Candidate[] = [];
  // '20 heads of data' are wanted, '20 heads' a size.
  if (text.token(staffTo - 1)?.text === 'heads' && text.token(staffTo)?.text === 'of') return [];
  // 'en az 50': what bounds a number is no place, whatever one of its words may be.
  const bound = text.token(from + 1)?.kind === 'word' ? 2 : 0;
  const team = readTeam(text, span, staffTo);
  if (team.length > 0) return team;
  if (staffTo > to && !countsResults(text, span)) found.push({ from, to: staffTo, score: SURE + bound, meaning });
  if (staffFrom < from) found.push({ from: staffFrom, to: Math.max(staffTo, to), score: SURE + 0.2, meaning });
  return found;
}

const PEOPLE = /^(?:people|ppl|personas|persons|leute|personen|pessoas|log|members|personnes)$/;
const SIZED = /^(?:with|of|mit|con|avec|com|having|de)$/;

/** 'Find 25 people who …': how many are wanted. */
function countsResults(text: QueryText, { from, to, range, amounts }: NumberSpan): boolean {
  const isBare = to === from + 1 && range.max === undefined && !amounts[0]?.open;
  if (!isBare || !PEOPLE.test(text.token(to)?.text ?? '')) return false;
  return !SIZED.test(text.token(from - 1)?.text ?? '');
}

/** '50-200' and '5+' alone; any other number that counts nothing says how many results are wanted. */
function readBare(text: QueryText, span: NumberSpan): Candidate[] {
  const { from, to, range, amounts } = span;
  const team = readTeam(text, span, to);
  if (team.length > 0) return team;
  const found: Candidate[] = [{ from, to, score: -0.5, meaning: { kind: 'skip', joints: ['skip'] } }];
  const { min = 0, max } = range;
  if (text.isForeign && isAge(range)) return [{ from, to, score: 1.5, meaning: aged(range) }];
  if (max !== undefined && range.min !== undefined && max > MANY) {
    found.push({ from, to, score: 1.5, meaning: { kind: 'size', range } });
  } else if (amounts[0]?.open) {
    found.push({ from, to, score: 0.8, meaning: { kind: min < MANY ? 'years' : 'size', range } });
  }
  return found;
}
