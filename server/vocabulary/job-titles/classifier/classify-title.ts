import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { JobTitleReading } from '../job-title-reading.ts';
import { scoreTitle, type TitleScores } from './score-title.ts';
import { DEPARTMENT_CLASSES, LEVEL_CLASSES, UNSAID } from './title-classes.ts';

/** By how much another class has to be likelier than that of the rules (log-odds), by titles that were left out of the learning. */
const LEAD = 1;
/** What was learned is less sure than a title that the tables have. */
const LEARNED = 0.6;

/**
 * Reads a job title by what was learned from labelled ones.
 * @param byRules what the tables and rules read, which stays where nothing else is clearly likelier
 * @param score another classifier than the product's own, for measuring
 */
export function classifyTitle(
  text: string,
  byRules: JobTitleReading,
  score: (text: string) => TitleScores = scoreTitle,
): JobTitleReading {
  const scores = score(text);
  const level = chooseClass(scores.level, LEVEL_CLASSES, byRules.seniority);
  const department = chooseClass(scores.department, DEPARTMENT_CLASSES, byRules.department);
  if (level === byRules.seniority && department === byRules.department) return byRules;
  // What the rules see no title in has to be of some kind of work, or of a rank: 'Making the world better' is neither.
  if (byRules.certainty === 0 && department === undefined && level === 'Entry') return byRules;
  return {
    ...(level !== undefined && { seniority: level as SeniorityLevel }),
    ...(department !== undefined && { department: department as Department }),
    certainty: LEARNED,
  };
}

/** @returns undefined where the title says none */
function chooseClass(
  scores: Float64Array,
  classes: readonly string[],
  byRules: string | undefined,
): string | undefined {
  const own = classes.indexOf(byRules ?? UNSAID);
  let best = own;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  const chosen = (scores[best] ?? 0) - (scores[own] ?? 0) > LEAD ? classes[best] : classes[own];
  return chosen === UNSAID ? undefined : chosen;
}
