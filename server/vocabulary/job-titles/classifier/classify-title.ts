import path from 'node:path';
import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';
import { LinearClassifier } from '../../../text-classifier/linear-classifier.ts';
import type { JobTitleReading } from '../job-title-reading.ts';
import { DEPARTMENT_CLASSES, LEVEL_CLASSES, UNSAID } from './title-classes.ts';
import { titleFeatures } from './title-features.ts';

/** The classifiers of titles; others than the product's own for measuring. */
export interface TitleClassifiers {
  levels: LinearClassifier;
  departments: LinearClassifier;
}

const classifiers: TitleClassifiers = {
  levels: new LinearClassifier(path.join(import.meta.dirname, 'levels.bin')),
  departments: new LinearClassifier(path.join(import.meta.dirname, 'departments.bin')),
};

/** By how much another class has to be likelier than that of the rules (log-odds), by titles that were left out of the learning. */
const LEAD = { level: 2, department: 2 };
/** What was learned is less sure than a title that the tables have. */
const LEARNED = 0.6;

/**
 * Reads a job title by what was learned from labelled ones.
 * @param byRules what the tables and rules read, which stays where nothing else is clearly likelier
 */
export function classifyTitle(text: string, byRules: JobTitleReading, by = classifiers): JobTitleReading {
  const features = titleFeatures(text, byRules);
  const level = chooseClass(by.levels, LEVEL_CLASSES, features, byRules.seniority, LEAD.level);
  const department = chooseClass(by.departments, DEPARTMENT_CLASSES, features, byRules.department, LEAD.department);
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
  classifier: LinearClassifier,
  classes: readonly string[],
  features: readonly string[],
  byRules: string | undefined,
  lead: number,
): string | undefined {
  const scores = classifier.score(features);
  const own = classes.indexOf(byRules ?? UNSAID);
  let best = own;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  const chosen = (scores[best] ?? 0) - (scores[own] ?? 0) > lead ? classes[best] : classes[own];
  return chosen === UNSAID ? undefined : chosen;
}
