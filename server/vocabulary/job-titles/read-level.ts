import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { isRoleNoun } from './role-nouns.ts';

const NUMBERED = /^(?:sde|sdet|swe|mts|ic|l|e|p|t|level|grade|lvl)?([1-9])$/;
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };
/** Levels of companies' ladders ('L4', 'IC4') count from interns or graduates; plain numbers ('III') from the first job. */
const LADDER = /^(?:ic|l|e|p|t)[1-9]$/;
const SENIOR_FROM = { ladder: 4, number: 3 };
const ENTRY: SeniorityLevel = 'Entry';

/** 'II' of 'Engineer II', 'L5', 'IC4', 'SDE2'; the first word of a part only when it says by itself that it is a level. */
export function readLevel(word: string, before: string): SeniorityLevel | undefined {
  const roman = ROMAN[word];
  if (roman !== undefined) return before === '' || !isRoleNoun(before) ? undefined : levelOf(roman, SENIOR_FROM.number);
  const number = NUMBERED.exec(word)?.[1];
  if (number === undefined || (/^\d$/.test(word) && !isRoleNoun(before) && before !== 'level' && before !== 'grade'))
    return undefined;
  return levelOf(Number(number), LADDER.test(word) ? SENIOR_FROM.ladder : SENIOR_FROM.number);
}

function levelOf(number: number, seniorFrom: number): SeniorityLevel {
  return number >= seniorFrom ? 'Senior' : ENTRY;
}
