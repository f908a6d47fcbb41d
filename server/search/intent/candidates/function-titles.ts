import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import type { JobFunction, Level } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { leadsCompanyOfTrade, modifiersFrom, nameTitle, titleOfFunction } from './title-parts.ts';
import { asTitles, worth } from './title-score.ts';

/** 'key account managers', 'React developers', 'technical lead', 'industrial maintenance electricians'. */
export function readFunctionsFirst(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (const { to: headFrom, work, skills, unknown, industries, last } of modifiersFrom(text, from)) {
    for (let to = headFrom + 1; to <= Math.min(text.length, headFrom + 2); to += 1) {
      if (!text.isPhrase(from, to)) break;
      if (leadsCompanyOfTrade(text, from, to)) continue;
      const whole = text.meanings(from, to);
      // 'HR tech' is a trade, 'decision makers' are levels.
      if ((whole?.keyword ?? whole?.signal ?? whole?.industry ?? whole?.seniority) && !whole?.title) continue;
      // 'IT decision makers' are levels in IT.
      const ends = headFrom > from ? text.meanings(headFrom - 1, to) : undefined;
      if (ends?.seniority && !ends.title) continue;
      const head = text.meanings(headFrom, to);
      const job =
        !head?.level && !head?.role && !head?.title && to === headFrom + 1
          ? findListedTitle(text.phrase(headFrom, to))
          : undefined;
      if (!head?.level && !head?.role && !head?.title && !job) continue;
      if (text.isSkipped(headFrom) && to === headFrom + 1 && !head?.role && !head?.level) continue;
      const level = head?.level;
      const seniority = level?.seniority ?? head?.title?.seniority;
      if (isProspects(text, from, headFrom, work)) continue;
      // 'healthcare executives' lead companies of that trade; 'sales executives' sell.
      if (text.token(headFrom)?.text === 'executives' && industries > 0 && !work) continue;
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
      found.push(
        asTitles(from, to, worth(words) - 1.1 * unknown - 0.35 * skills.length - 0.9 * industries - 0.1, [title]),
      );
    }
  }
  return found;
}

/** 'restaurant leads', 'roofing leads' are who may buy; 'engineering leads' lead a function. */
function isProspects(text: QueryText, from: number, head: number, work: JobFunction | undefined): boolean {
  if (text.token(head)?.text !== 'leads') return false;
  return work?.department === undefined || text.meanings(from, head)?.industry !== undefined;
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
export function readSeveralFunctions(text: QueryText, from: number): Candidate[] {
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
      return [asTitles(from, to + 1, worth(to + 1 - from) + 0.4, titles)];
    }
  }
  return [];
}
