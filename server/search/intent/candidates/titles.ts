import type { SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { TitleWanted } from '../../../providers/people-search.ts';
import { findJobTitle, findListedTitle, LONGEST_TITLE_PHRASE } from '../../../vocabulary/job-titles/find-job-title.ts';
import type { Level } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';
import { readForeignTitles } from './foreign-titles.ts';
import { functionsFrom, modifiersFrom, nameTitle, titleOfFunction } from './title-parts.ts';

/** Short forms that are ordinary words or states as well. */
const DOUBTFUL = new Set(
  'ca,pa,pm,md,po,ea,ae,dr,gc,ta,ap,bi,ib,cs,pe,fin,it,ds,angel,gov,power,mp,associate,principal,chief,lead,leads,head,driver,host,model,guide,cook,page,professional,captain,agent,runner,major,buyers,writer,planner,judge,executive,executives'.split(
    ',',
  ),
);

/** Every title that begins at a word, by the vocabulary and by how titles are made. */
export function readTitles(text: QueryText, from: number): Candidate[] {
  const english = richest([
    ...readWholeTitles(text, from),
    ...readLevelFirst(text, from),
    ...readFunctionsFirst(text, from),
    ...readSeveralFunctions(text, from),
  ]);
  const foreign = readForeignTitles(text, from);
  // 'directores de marketing' looks like English with a Spanish 'of'.
  const isForeign = (to: number) => foreign.some((one) => one.to === to);
  return [...foreign, ...english.filter(({ to }) => !isForeign(to))];
}

/** Of the same words read in several ways, the one with most ways of being written, at the best score. */
function richest(found: readonly Candidate[]): Candidate[] {
  const byEnd = new Map<number, Candidate>();
  for (const one of found) {
    const known = byEnd.get(one.to);
    const score = Math.max(one.score, known?.score ?? one.score);
    byEnd.set(one.to, { ...(known && waysOf(known) >= waysOf(one) ? known : one), score });
  }
  return [...byEnd.values()];
}

function waysOf({ meaning }: Candidate): number {
  return meaning.kind === 'title'
    ? meaning.titles.reduce(
        (sum, { phrases, related }) => sum + phrases.length + related.length,
        meaning.titles.length * 10,
      )
    : 0;
}

const put = (from: number, to: number, score: number, titles: readonly TitleWanted[]): Candidate => ({
  from,
  to,
  score,
  meaning: { kind: 'title', titles },
});

/** What a known title of that many words is worth. */
const worth = (words: number) => 2.2 + 2 * words;

/** 'scrum masters', 'CTO', 'smart contract developer'. */
function readWholeTitles(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (
    let to = from + 1;
    (to <= Math.min(text.length, from + LONGEST_TITLE_PHRASE + 1) && text.isPhrase(from, to)) || to === from + 1;
    to += 1
  ) {
    if (to > text.length || !text.isWord(to - 1)) break;
    if (!text.isPhrase(from, to)) continue;
    const title = wholeTitle(text, from, to);
    if (!title) continue;
    const score = 2.2 + 2.2 * (to - from) - doubt(text, from, to);
    found.push(put(from, to, score, [title]));
    const end = endOfServed(text, to);
    if (end > to) found.push(put(from, end, score + 2.2 * (end - to), [title]));
  }
  return found;
}

/** 'assistant to the CEO': whom somebody works for is not looked for. @returns where that ends, or `to` */
function endOfServed(text: QueryText, to: number): number {
  if (text.token(to)?.text !== 'to') return to;
  const at = text.token(to + 1)?.text === 'the' ? to + 2 : to + 1;
  return text.meanings(at, at + 1)?.title || text.meanings(at, at + 1)?.level ? at + 1 : to;
}

function wholeTitle(text: QueryText, from: number, to: number): TitleWanted | undefined {
  const shown = writeTitle(text.shown(from, to));
  const known = text.meanings(from, to)?.title;
  if (known) {
    // Two letters can mean anything: the title is shown in full, so that a misunderstanding is noticed.
    const isShort = to === from + 1 && shown.length <= 2;
    const isTypo =
      text.words[to - 1] !== text.token(to - 1)?.text &&
      !(text.token(to - 1)?.text ?? '').startsWith(text.words[to - 1] ?? '');
    const isPart = to === from + 1 && known.name.toLowerCase().startsWith(`${shown.toLowerCase()} `);
    const name = isShort || isTypo || isPart ? known.name : shown;
    return { ...known, name, phrases: [...new Set([...known.phrases, name])] };
  }
  const phrase = text.phrase(from, to);
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
  if (/^(?:people|persons?|team|teams|staff|guys|folks)$/.test(word)) return 5;
  // 'defense contractors': a kind of company, when a trade stands before it.
  const before = to >= 2 ? text.meanings(to - 2, to - 1) : undefined;
  if (isCompanyNoun(text, to - 1) && (before?.industry ?? before?.foreignIndustry)) return 6;
  const means = text.meanings(from, to);
  if ((means?.keyword || means?.signal) && !means.title) return 6;
  // 'directors in Pune': a level that no title is named with.
  const isLevel = means?.level !== undefined || (means?.seniority !== undefined && to > from + 1);
  if (isLevel && !means.title && !text.isQuoted(from) && !text.isBoolean) return 6;
  // 'senior engineers' are engineers of a level.
  if (to > from + 1 && !means?.title && /^(?:senior|sr|snr|junior|jr|experienced)$/.test(text.token(from)?.text ?? ''))
    return 6;
  if (to - from > 1) return 0;
  const joints = text.joints(from, to);
  const noun = isCompanyNoun(text, from) ? 2.5 : 0;
  const skipped = noun + (joints.length === 0 ? 0 : joints.every((joint) => joint === 'skip') ? 3 : 7);
  if (DOUBTFUL.has(word)) return skipped + (text.isAcronym(from) ? 0.6 : 2);
  return skipped;
}

/** 'VP Sales', 'head of people', 'directors/VPs of product', 'head of sales and marketing', 'GM operations'. */
function readLevelFirst(text: QueryText, from: number): Candidate[] {
  const levels: { level: Level; from: number; to: number }[] = [];
  let next = from;
  for (;;) {
    const one = levelAt(text, next);
    if (!one) break;
    levels.push(one);
    const joint = text.token(one.to)?.text ?? '';
    next = one.to;
    if (!/^(?:and|or|\/|ou|oder|und|y|o|e)$/.test(joint) || !levelAt(text, one.to + 1)) break;
    next = one.to + 1;
  }
  const first = levels[0];
  if (!first) return [];
  const joint = text.token(next)?.text ?? '';
  const isOf = /^(?:of|for|de|du|des|d|del|da|do|von|der)$/.test(joint);
  const isMark = joint === '—' || (joint === ',' && levels.length === 1);
  let start = isOf || isMark ? next + 1 : next;
  if (isOf && /^(?:the|la|le|l)$/.test(text.token(start)?.text ?? '')) start += 1;
  const found: Candidate[] = [];
  for (const { functions, to, isKnown } of functionsFrom(text, start, isOf)) {
    if (!isKnown && !isOf) continue;
    // 'GMs of luxury resorts' run resorts.
    if (
      !isKnown &&
      (/^(?:GM|AGM|DGM|Manager|President|Lead|Team Lead|Intern)$/.test(first.level.name) || isCompanyNoun(text, to))
    )
      continue;
    if (!isKnown && isTrade(text, start)) continue;
    // In 'directors, HR managers' the function belongs to what follows it.
    if ((isMark || !isOf) && belongsToNext(text, to)) continue;
    if (joint === ',' && (text.token(to)?.kind === 'word' || first.level.joins === 'after')) continue;
    if (!isOf && !isMark && first.level.joins === 'after' && isPlural(text, first.to - 1) && !isKnown) continue;
    const words = to - from;
    const titles = levels.flatMap((one) =>
      functions.map((work) => {
        const shown = writeTitle(text.shown(one.from, one.to));
        return titleOfFunction(shown, one.level, work, isOf ? 'of' : 'before');
      }),
    );
    found.push(
      put(
        from,
        to,
        worth(words) -
          (isKnown ? 0 : 0.45 * (to - start) + 0.6) -
          (isMark ? 0.8 : 0) -
          (isOf && text.isQuoted(from) ? 0 : 0),
        titles,
      ),
    );
  }
  return found;
}

/** The words behind 'of' begin with a trade or a place, which are no functions. */
function isTrade(text: QueryText, from: number): boolean {
  for (let to = from + 1; to <= from + 3; to += 1) {
    const means = text.meanings(from, to);
    if (means?.company) return true;
    if ((means?.industry || means?.foreignIndustry) && !text.isCapital(from)) return true;
    if (means?.keyword && !means.function && to === from + 1 && !text.isCapital(from)) return true;
  }
  return false;
}

const isPlural = (text: QueryText, at: number) => (text.token(at)?.text ?? '').endsWith('s');

function levelAt(text: QueryText, from: number): { level: Level; from: number; to: number } | undefined {
  for (let to = Math.min(text.length, from + 4); to > from; to -= 1) {
    const level = text.meanings(from, to)?.level;
    if (level) return { level, from, to };
  }
  return undefined;
}

/** What follows is the noun of a title itself. */
function belongsToNext(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1);
  return means?.level !== undefined || means?.role !== undefined || (means?.title !== undefined && !means.industry);
}

/** 'key account managers', 'React developers', 'technical lead', 'industrial maintenance electricians'. */
function readFunctionsFirst(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (const { to: headFrom, work, skills, unknown, industries, last } of modifiersFrom(text, from)) {
    for (let to = headFrom + 1; to <= Math.min(text.length, headFrom + 2); to += 1) {
      if (!text.isPhrase(from, to)) break;
      const whole = text.meanings(from, to);
      if ((whole?.keyword ?? whole?.signal) && !whole?.title) continue;
      const head = text.meanings(headFrom, to);
      const job =
        !head?.level && !head?.role && !head?.title && to === headFrom + 1
          ? findListedTitle(text.phrase(headFrom, to))
          : undefined;
      if (!head?.level && !head?.role && !head?.title && !job) continue;
      if (text.isSkipped(headFrom) && to === headFrom + 1 && !head?.role && !head?.level) continue;
      const level = head?.level;
      const seniority = level?.seniority ?? head?.title?.seniority;
      // 'fintech CEOs': a trade or a skill before somebody who leads everything is no part of the title.
      if ((seniority === 'CXO' || seniority === 'Owner') && (work || skills.length > 0 || unknown > 0)) continue;
      // 'orange county ca': two letters behind other words are a state.
      if (to === headFrom + 1 && /^[a-z]{1,2}$/.test(text.token(headFrom)?.text ?? '')) continue;
      if (industries > 0 && !level && !head?.role && !job) continue;
      if (level?.joins === 'before' && !work) continue;
      if (level && level.joins !== 'after' && unknown > 0) continue;
      const isRole = head?.role !== undefined || head?.title !== undefined || job !== undefined;
      if (!isRole && !work && unknown === 0 && skills.length > 0) continue;
      const shown = writeTitle(text.shown(from, to));
      const name = level?.joins === 'of' && work && last === 'function' ? headOf(text, from, headFrom, level) : shown;
      const department = work?.department ?? head?.title?.department ?? job?.department;
      const title = nameTitle(name, seniority, department);
      if (level && work)
        title.phrases.push(...level.phrases.flatMap((one) => work.phrases.flatMap((way) => [`${one} ${way}`])));
      else if (work && head?.role) title.phrases.push(...work.phrases.map((way) => `${way} ${head.role}`));
      const general = head?.title ? [...head.title.phrases, ...head.title.related] : [];
      title.related.push(...general);
      if (skills.length > 0 && general.length > 0) title.mentions = skills;
      const words = to - from;
      found.push(put(from, to, worth(words) - 1.1 * unknown - 0.35 * skills.length - 0.9 * industries - 0.1, [title]));
    }
  }
  return found;
}

/** 'HR heads', 'IT head' are shown as titles are written: 'Head of HR'. */
function headOf(text: QueryText, from: number, head: number, level: Level): string {
  const isWhole = /^(?:regional|national|zonal|global|group|deputy|country)$/.test(text.token(from)?.text ?? '');
  const work = writeTitle(text.shown(isWhole && head > from + 1 ? from + 1 : from, head));
  // 'Group L&D heads' lead L&D in the whole group.
  if (isWhole && head > from + 1) return `${writeTitle(text.shown(from, from + 1))} ${level.name} of ${work}`;
  return /^(?:plant|factory|store|branch|warehouse)\b/i.test(work) || isWhole
    ? `${work} ${level.name}`
    : `${level.name} of ${work}`;
}

/** 'sales and marketing heads', 'React and TypeScript developers', 'frontend or backend engineers'. */
function readSeveralFunctions(text: QueryText, from: number): Candidate[] {
  for (let firstTo = from + 1; firstTo <= from + 3; firstTo += 1) {
    if (!/^(?:and|or|\/|aur|ya|y|o|et|ou|und|oder|e)$/.test(text.token(firstTo)?.text ?? '')) continue;
    const one = text.meanings(from, firstTo)?.function;
    if (!one) return [];
    for (let to = firstTo + 2; to <= firstTo + 3; to += 1) {
      const other = text.meanings(firstTo + 1, to)?.function;
      const level = text.meanings(to, to + 1)?.level;
      if (!other || !level) continue;
      const shown = writeTitle(text.shown(to, to + 1));
      const titles = [one, other].map((work) =>
        titleOfFunction(shown, level, work, level.joins === 'of' ? 'of' : 'behind'),
      );
      return [put(from, to + 1, worth(to + 1 - from) + 0.4, titles)];
    }
  }
  return [];
}
