import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';
import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import type { TitleWanted } from '../../../providers/people-search.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { JobFunction, Level } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';
import { hasShortForm, writeTitle, writeTopic } from '../write-names.ts';

/** Places of work whose head is written behind them: 'Plant Head'. */
const LONGEST_FUNCTION = 4;
const MOST_MODIFIERS = 4;

export function nameTitle(name: string, seniority?: SeniorityLevel, department?: Department): TitleWanted {
  return { name, phrases: [name], related: [], ...(seniority && { seniority }), ...(department && { department }) };
}

/** The title of somebody of that level for that function, in the order in which it was typed. */
export function titleOfFunction(
  shown: string,
  level: Level,
  work: JobFunction,
  order: 'of' | 'before' | 'behind',
): TitleWanted {
  const name =
    order === 'of'
      ? `${shown} of ${work.name}`
      : order === 'before'
        ? `${shown} ${work.name}`
        : `${work.name} ${shown}`;
  const ways = level.phrases.flatMap((one) => work.phrases.map((way) => `${one} ${way}`));
  const title = nameTitle(name, level.seniority, work.department);
  return { ...title, phrases: [...new Set([name, ...ways])] };
}

interface Functions {
  functions: JobFunction[];
  to: number;
  /** The vocabulary has them. */
  isKnown: boolean;
}

/**
 * Functions that begin at a word: known ones, several joined by 'and' too; and, behind 'of', what no vocabulary knows:
 * 'Head of Trust and Safety'.
 */
export function functionsFrom(text: QueryText, from: number, isBehindOf: boolean): Functions[] {
  const found: Functions[] = [];
  for (const one of knownFunctions(text, from)) {
    found.push({ functions: [one.work], to: one.to, isKnown: true });
    if (!isBehindOf) continue;
    if (!/^(?:and|&|or|\/|y|e|et|und|ou|o)$/.test(text.token(one.to)?.text ?? '')) continue;
    for (const two of knownFunctions(text, one.to + 1)) {
      const after = text.meanings(two.to, two.to + 1);
      if (after?.level || after?.role || after?.title) continue;
      found.push({ functions: [one.work, two.work], to: two.to, isKnown: true });
    }
  }
  found.push(...compoundFunctions(text, from));
  if (isBehindOf) found.push(...unknownFunctions(text, from));
  return found;
}

/** 'SMB sales', 'data platform': a known function with words before it that say which, or one plain word behind it. */
function compoundFunctions(text: QueryText, from: number): Functions[] {
  const found: Functions[] = [];
  for (let to = from + 2; to <= Math.min(text.length, from + LONGEST_FUNCTION) && text.isWord(to - 1); to += 1) {
    if (!text.isPhrase(from, to) || text.meanings(from, to)) continue;
    const work = functionWithin(text, from, to);
    if (!work) continue;
    const name = writeTitle(text.shown(from, to));
    found.push({ functions: [{ ...work, name, phrases: [name.toLowerCase()] }], to, isKnown: true });
  }
  return found;
}

function functionWithin(text: QueryText, from: number, to: number): JobFunction | undefined {
  for (let part = from + 1; part < to; part += 1) {
    const last = text.meanings(part, to)?.function;
    if (last && isEach(text, from, part, saysWhich)) return last;
    const first = text.meanings(from, part)?.function;
    if (first && part === to - 1 && isPlainAddition(text, part)) return first;
  }
  return undefined;
}

function isEach(text: QueryText, from: number, to: number, is: (text: QueryText, at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!is(text, at)) return false;
  return true;
}

function saysWhich(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1);
  return (
    !text.isSkipped(at) && !means?.company && (means?.qualifier ?? means?.keyword ?? means?.function) !== undefined
  );
}

/** An ordinary word that nothing else is meant by. */
function isPlainAddition(text: QueryText, at: number): boolean {
  const word = text.token(at)?.text ?? '';
  const means = text.meanings(at, at + 1);
  const other = means && (means.qualifier ? Object.keys(means).length > 1 : true);
  return !text.isSkipped(at) && !other && !text.isCapital(at) && isOrdinaryWord(word) && findPlaces(word).length === 0;
}

function knownFunctions(text: QueryText, from: number): { work: JobFunction; to: number }[] {
  const found: { work: JobFunction; to: number }[] = [];
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_FUNCTION); to += 1) {
    const means = text.isPhrase(from, to) ? text.meanings(from, to) : undefined;
    const work = means?.function ?? (means?.title ? undefined : means?.foreignFunction);
    if (!work) continue;
    const typed = text.shown(from, to);
    const name = means?.function && !hasShortForm(typed) ? writeTitle(typed) : work.name;
    found.push({ work: { ...work, name, phrases: [...new Set([name.toLowerCase(), ...work.phrases])] }, to });
  }
  return found;
}

/** 'Head of Trust and Safety', 'director of photography': words up to what cannot belong to them. */
function unknownFunctions(text: QueryText, from: number): Functions[] {
  const found: Functions[] = [];
  const capital = text.isCapital(from);
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_FUNCTION); to += 1) {
    const last = to - 1;
    if (!text.isWord(last)) break;
    const isAnd = text.token(last)?.text === 'and';
    if (isAnd && to > from + 1 && capital && text.isCapital(to)) continue;
    if (text.isSkipped(last) && !(capital && text.isCapital(last)) && !isPlainNoun(text.token(last)?.text ?? '')) break;
    const means = text.meanings(last, to);
    // 'controllers de PMEs' work there.
    if (means?.company || means?.companies || means?.keyword === 'SMB') break;
    if (!text.isPhrase(from, to)) continue;
    const name = writeTitle(text.shown(from, to));
    found.push({ functions: [{ name, phrases: [name.toLowerCase()] }], to, isKnown: false });
  }
  return found;
}

/** Words that say nothing alone, but stand for a function behind 'head of'. */
const isPlainNoun = (word: string) =>
  /^(?:people|talent|business|client|clients|customer|customers|network|member|members|team|market|markets|project|projects|experience|knowledge|demo|staff|source|department|field|space|learning|skills|contact)$/.test(
    word,
  );

interface Modifiers {
  to: number;
  work?: JobFunction | undefined;
  skills: string[];
  unknown: number;
  industries: number;
  last: 'function' | 'other';
}

/** Words that may stand before the noun of a title: functions, qualifiers, skills, trades, and one or two that nobody knows. */
export function modifiersFrom(text: QueryText, from: number): Modifiers[] {
  const found: Modifiers[] = [];
  const read = (at: number, parts: Omit<Modifiers, 'to'>, count: number) => {
    if (count > 0) found.push({ ...parts, skills: [...parts.skills], to: at });
    if (count === MOST_MODIFIERS || !text.isWord(at)) return;
    for (let to = Math.min(text.length, at + 3); to > at; to -= 1) {
      if (!text.isPhrase(from, to)) continue;
      const next = modifier(text, at, to, parts, count);
      if (!next) continue;
      read(to, next, count + 1);
      return;
    }
  };
  read(from, { skills: [], unknown: 0, industries: 0, last: 'other' }, 0);
  return found;
}

/** 'Salesforce developers' work with it; 'Google engineers' for it. */
function isToolOf(text: QueryText, at: number): boolean {
  const role = text.token(at)?.text ?? '';
  return (
    /^(?:developers?|consultants?|admins?|administrators?|architects?)$/.test(role) &&
    /^(?:salesforce|sap|oracle|servicenow|workday|netsuite|dynamics|hubspot|shopify|zoho|adobe|tableau|atlassian|databricks|snowflake|mulesoft|guidewire|pega|veeva|mongodb|wordpress|magento|jira|appian|uipath)$/.test(
      text.token(at - 1)?.text ?? '',
    )
  );
}

function modifier(
  text: QueryText,
  at: number,
  to: number,
  parts: Omit<Modifiers, 'to'>,
  count: number,
): Omit<Modifiers, 'to'> | undefined {
  const means = text.meanings(at, to);
  if (means?.function) return { ...parts, work: means.function, last: 'function' };
  if (means?.qualifier) return { ...parts, last: 'other' };
  // 'mid-level planners' are planners.
  if (means?.keyword && /^(?:mid-level|full-time|part-time|remote)$/.test(means.keyword)) return undefined;
  // 'cybersecurity directors' direct in a trade that is a skill as well.
  const isTrade = means?.industry && !means.title && count === 0;
  if (isTrade && text.meanings(to, to + 1)?.level?.joins === 'after')
    return { ...parts, industries: parts.industries + 1, last: 'other' };
  // 'Stanford engineers' went there.
  if (means?.isSchool) return undefined;
  if (means?.keyword && parts.skills.length === 0 && (!means.company || isToolOf(text, to)))
    return { ...parts, skills: [writeTopic(text.typed(at, to))], last: 'other' };
  if (isTrade) return { ...parts, industries: parts.industries + 1, last: 'other' };
  if (to > at + 1 || means || text.isSkipped(at) || parts.unknown === 2) return undefined;
  // A name in capitals among small letters is an employer or a product, and no part of the title.
  if (text.isCapital(at) && !text.isCapital(to) && text.isWord(to)) return undefined;
  return { ...parts, unknown: parts.unknown + 1, last: 'other' };
}

const OF_COMPANY =
  /^(?:(?:startup|start-up) \p{L}+|(?:business|shop|company|firm|agency|brand|studio|practice|store) (?:co-?)?(?:owner|founder|ceo|president|partner)s?)$/u;

/** 'AI startup founders', 'landscaping business owners': behind a trade the word for companies is no part of the title. */
export function leadsCompanyOfTrade(text: QueryText, from: number, to: number): boolean {
  return text.meanings(from - 1, from)?.industry !== undefined && OF_COMPANY.test(text.phrase(from, to));
}
