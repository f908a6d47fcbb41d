import type { SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { TitleWanted } from '../../../providers/people-search.ts';
import { findJobTitle, findListedTitle, LONGEST_TITLE_PHRASE } from '../../../vocabulary/job-titles/find-job-title.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import { isRareShortForm, writeTitle } from '../write-names.ts';
import type { Candidate, Meaning } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';
import { leadsCompanyOfTrade, nameTitle } from './title-parts.ts';
import { asTitles } from './title-score.ts';

/** Short forms that are ordinary words or states as well. */
const DOUBTFUL = new Set(
  'ca,pa,pm,md,po,ea,ae,dr,gc,ta,ap,bi,ib,cs,pe,fin,it,ds,angel,gov,power,mp,associate,principal,chief,lead,leads,head,driver,host,model,guide,cook,page,professional,captain,agent,runner,major,buyers,writer,planner,judge,executive,executives'.split(
    ',',
  ),
);
/** 'scrum masters', 'CTO', 'smart contract developer'. */
export function readWholeTitles(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (
    let to = from + 1;
    (to <= Math.min(text.length, from + LONGEST_TITLE_PHRASE + 1) && text.isPhrase(from, to)) || to === from + 1;
    to += 1
  ) {
    if (to > text.length || !text.isWord(to - 1)) break;
    if (!text.isPhrase(from, to)) continue;
    const title = wholeTitle(text, from, to);
    if (!title || isRequest(text, from, to)) continue;
    const score = 2.2 + 2.2 * (to - from) - doubt(text, from, to);
    found.push(asTitles(from, to, score, [title]));
    const end = endOfServed(text, to);
    if (end === to) continue;
    const meaning: Meaning = { kind: 'title', titles: [title], isServing: true };
    found.push({ from, to: end, score: score + 2.2 * (end - to) + SURELY_SERVED, meaning });
  }
  return found;
}

/** 'Search Marketing Specialist resumes': a verb, as whose resumes they are stands before them. */
const isRequest = (text: QueryText, from: number, to: number) =>
  from === 0 &&
  text.token(0)?.text === 'search' &&
  /^(?:resumes?|cvs?|profiles?|candidates?|jobs?)$/.test(text.token(to)?.text ?? '');

/** Last words of titles whose bearers work for one person. */
const ASSISTS = /^(?:assistants?|secretar(?:y|ies)|advis[eo]rs?|aides?|pas?|eas?|staff)$/;
const LONGEST_SERVED = 4;
/** More than two titles with an 'and' between them are worth. */
const SURELY_SERVED = 3;

/** 'assistant to the CEO and founder': whom somebody works for is not looked for. @returns where that ends, or `to` */
function endOfServed(text: QueryText, to: number): number {
  if (text.token(to)?.text !== 'to' || !ASSISTS.test(text.token(to - 1)?.text ?? '')) return to;
  const first = endOfLeader(text, text.token(to + 1)?.text === 'the' ? to + 2 : to + 1);
  if (first === undefined) return to;
  const ofWork = text.token(first)?.text === 'of' && text.meanings(first + 1, first + 2)?.function ? first + 2 : first;
  const isAnd = text.token(ofWork)?.text === 'and';
  return (isAnd ? endOfLeader(text, ofWork + 1) : undefined) ?? ofWork;
}

/** Where a title or level ends that begins there. */
function endOfLeader(text: QueryText, from: number): number | undefined {
  for (let to = from + LONGEST_SERVED; to > from; to -= 1) {
    if (to > text.length || !text.isPhrase(from, to)) continue;
    const means = text.meanings(from, to);
    if (means?.title ?? means?.level ?? findListedTitle(text.phrase(from, to))) return to;
  }
  return undefined;
}

function wholeTitle(text: QueryText, from: number, to: number): TitleWanted | undefined {
  const shown = writeTitle(text.shown(from, to));
  const phrase = text.phrase(from, to);
  if (leadsCompanyOfTrade(text, from, to)) return undefined;
  const { title: known, isShortForm = false } = text.meanings(from, to) ?? {};
  if (known) {
    // Two letters can mean anything, and 'LVN' something to few: the title is shown in full, so that a misunderstanding is noticed.
    const isShort = to === from + 1 && (shown.length <= 2 || isRareShortForm(shown, known.name));
    const isTypo =
      text.words[to - 1] !== text.token(to - 1)?.text &&
      !(text.token(to - 1)?.text ?? '').startsWith(text.words[to - 1] ?? '');
    const isPart = to === from + 1 && known.name.toLowerCase().startsWith(`${shown.toLowerCase()} `);
    const last = text.meanings(to - 1, to);
    // 'cpo privacy', 'bpo tl': what ends in no noun of titles is no title as it is typed.
    const isTerm = isShortForm && (to === from + 1 || !(last?.role ?? last?.level ?? last?.title));
    const name = isTerm || isShort || isTypo || isPart ? known.name : shown;
    return { ...known, name, phrases: [...new Set([...known.phrases, name, shown])] };
  }
  // 'HR-Tech': a list of titles has technicians in short.
  if (text.token(to - 1)?.text === 'tech' && text.meanings(from, to)?.industry) return undefined;
  const found = findListedTitle(phrase) ?? (isForeignComposed(text, from, to) ? findJobTitle(phrase) : undefined);
  if (!found) return undefined;
  const department =
    (to > from + 1 ? text.meanings(from, to - 1)?.function?.department : undefined) ?? found.department;
  const seniority = found.seniority ?? levelIn(text, from, to);
  return nameTitle(text.token(from)?.text === phrase || to > from + 1 ? shown : found.name, seniority, department);
}

/** 'gerente de nómina': a role in another language for what our own words do not have. */
function isForeignComposed(text: QueryText, from: number, to: number): boolean {
  if (!text.isForeign || to - from < 3 || !text.meanings(from, from + 1)?.foreignRole) return false;
  if (!/^(?:de|des|du|da|do|del)$/.test(text.token(from + 1)?.text ?? '')) return false;
  for (let at = from + 2; at < to; at += 1) if (text.isSkipped(at) || text.meanings(at, at + 1)) return false;
  return true;
}

/** The level that the last word of a title names, or the first. */
function levelIn(text: QueryText, from: number, to: number): SeniorityLevel | undefined {
  const last = text.meanings(to - 1, to);
  const level = (last?.level ?? text.meanings(from, from + 1)?.level)?.seniority;
  return level ?? (last?.seniority?.length === 1 && to === from + 1 ? last.seniority[0] : undefined);
}

function doubt(text: QueryText, from: number, to: number): number {
  const word = text.token(to - 1)?.text ?? '';
  // 'Chief of Staff' is one.
  if (/^(?:people|persons?|team|teams|staff|guys|folks)$/.test(word) && !text.meanings(from, to)?.title) return 5;
  // 'defense contractors': a kind of company, when a trade stands before it.
  const before = to >= 2 ? text.meanings(to - 2, to - 1) : undefined;
  if (isCompanyNoun(text, to - 1) && (before?.industry ?? before?.foreignIndustry)) return 6;
  const means = text.meanings(from, to);
  if ((means?.keyword || means?.signal) && !means.title) return 6;
  // 'directors in Pune': a level that no title is named with.
  const isLevel =
    (means?.level !== undefined && means.level.name !== 'Controller') ||
    (means?.seniority !== undefined && to > from + 1);
  if (isLevel && !means.title && !text.isQuoted(from) && !text.isBoolean) return 6;
  // 'senior engineers' are engineers of a level.
  if (
    to > from + 1 &&
    !means?.title &&
    !text.isQuoted(from) &&
    /^(?:senior|sr|snr|junior|jr|experienced)$/.test(text.token(from)?.text ?? '')
  )
    return 6;
  if (to - from > 1) return 0;
  // 'se kam' is 'less than' in Hindi.
  if (word === 'kam' && !text.isAcronym(from)) return 9;
  // 'VCs' are people, 'VC' a trade.
  if (word === 'vc') return 9;
  const joints = text.joints(from, to);
  // 'contractors in Perth' are people, 'defense contractors' a kind of company.
  const isAlone = from === 0 || text.isSkipped(from - 1);
  const noun = isCompanyNoun(text, from) ? (isAlone ? 1.5 : 2.5) : 0;
  const skipped = noun + (joints.length === 0 ? 0 : joints.every((joint) => joint === 'skip') ? 3 : 7);
  if (DOUBTFUL.has(word) && isPlaceExpected(text, from) && findPlaces(word).length > 0) return skipped + 5;
  if (DOUBTFUL.has(word)) return skipped + (text.isAcronym(from) ? 0.6 : 2);
  return skipped;
}

/** 'engineers in PA', 'planner jobs md', 'pa head of sales': states, where a place has to stand. */
function isPlaceExpected(text: QueryText, at: number): boolean {
  if (text.joints(at - 1, at).includes('in')) return true;
  if (at === text.length - 1) return /^(?:jobs?|positions?|roles?|openings?)$/.test(text.token(at - 1)?.text ?? '');
  return at === 0 && text.meanings(1, 2)?.level?.joins === 'of';
}
