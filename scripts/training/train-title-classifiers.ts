import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionFeatures, NO_FUNCTION } from '../../server/insights/trade/job-functions/functions-of-title.ts';
import { JOB_FUNCTION_IDS } from '../../server/insights/trade/job-functions/ids.ts';
import { DEPARTMENT_CLASSES, LEVEL_CLASSES } from '../../server/vocabulary/job-titles/classifier/title-classes.ts';
import { titleFeatures } from '../../server/vocabulary/job-titles/classifier/title-features.ts';
import { readTitleByRules } from '../../server/vocabulary/job-titles/read-title-by-rules.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

/** A job title and what people say of it, the best answer first. */
export interface LabelledTitle {
  text: string;
  levels: string[];
  departments: string[];
  /** What the person is in charge of, that which says most first; undefined where nobody labelled it. */
  functions: string[] | undefined;
  source: string;
}

const TITLES = path.join(import.meta.dirname, 'job-titles');
const FUNCTIONS_FOLDER = path.resolve(import.meta.dirname, '../../server/insights/trade/job-functions');
const FUNCTION_CLASSES: readonly string[] = [...JOB_FUNCTION_IDS, NO_FUNCTION];
const FOLDER = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles/classifier');

/** Learns the seniority and the department of job titles, and what people with them are in charge of. */
export function trainTitleClassifiers(): void {
  const titles = readLabelledTitles();
  const { levels, departments } = learnTitleClassifiers(titles);
  writeFileSync(path.join(FOLDER, 'levels.bin'), levels);
  writeFileSync(path.join(FOLDER, 'departments.bin'), departments);
  writeFileSync(path.join(FUNCTIONS_FOLDER, 'title-functions.bin'), learnTitleFunctions(titles));
}

/**
 * Titles with seniority, department and functions, each of which may be several behind strokes; '-' where the title says none.
 * @throws Error for labels that are none
 */
export function readLabelledTitles(): LabelledTitle[] {
  return readTrainingLines(TITLES).map(({ label, text, source }) => {
    const [levels = [], departments = [], functions] = text
      .split('\t')
      .map((labels) => labels.split('/').map((one) => one.trim()));
    const unknown =
      levels.find((one) => !LEVEL_CLASSES.includes(one)) ??
      departments.find((one) => !DEPARTMENT_CLASSES.includes(one)) ??
      functions?.find((one) => !FUNCTION_CLASSES.includes(one));
    if (unknown !== undefined || departments.length === 0) throw new Error(`No label '${unknown ?? ''}': ${label}`);
    return { text: label, levels, departments, functions, source };
  });
}

/** @returns the files of the two classifiers */
export function learnTitleClassifiers(titles: readonly LabelledTitle[]): { levels: Buffer; departments: Buffer } {
  const features = titles.map(({ text }) => titleFeatures(text, readTitleByRules(text)));
  const learn = (classes: readonly string[], labels: (title: LabelledTitle) => string[]) => {
    const examples = titles.map((title, at) => ({
      features: features[at] ?? [],
      classes: [classes.indexOf(labels(title)[0] ?? '')],
    }));
    return writeClassifier(classes, trainClassifier(examples, classes.length, { right: 'one', fewest: 2 }));
  };
  return {
    levels: learn(LEVEL_CLASSES, (title) => title.levels),
    departments: learn(DEPARTMENT_CLASSES, (title) => title.departments),
  };
}

/** @returns the file of the classifier of functions */
export function learnTitleFunctions(titles: readonly LabelledTitle[]): Buffer {
  const examples = titles.flatMap(({ text, functions }) =>
    functions === undefined
      ? []
      : [{ features: functionFeatures(text), classes: [FUNCTION_CLASSES.indexOf(functions[0] ?? NO_FUNCTION)] }],
  );
  return writeClassifier(
    FUNCTION_CLASSES,
    trainClassifier(examples, FUNCTION_CLASSES.length, { right: 'one', fewest: 2 }),
  );
}
