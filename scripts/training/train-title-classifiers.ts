import { writeFileSync } from 'node:fs';
import path from 'node:path';
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
  source: string;
}

const TITLES = path.join(import.meta.dirname, 'job-titles');
const FOLDER = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles/classifier');

/** Learns the seniority and the department of job titles. */
export function trainTitleClassifiers(): void {
  const { levels, departments } = learnTitleClassifiers(readLabelledTitles());
  writeFileSync(path.join(FOLDER, 'levels.bin'), levels);
  writeFileSync(path.join(FOLDER, 'departments.bin'), departments);
}

/**
 * Titles with seniority and department, each of which may be several behind strokes; '-' where the title says none.
 * @throws Error for labels that are none
 */
export function readLabelledTitles(): LabelledTitle[] {
  return readTrainingLines(TITLES).map(({ label, text, source }) => {
    const [levels = [], departments = []] = text
      .split('\t')
      .map((labels) => labels.split('/').map((one) => one.trim()));
    const unknown =
      levels.find((one) => !LEVEL_CLASSES.includes(one)) ??
      departments.find((one) => !DEPARTMENT_CLASSES.includes(one));
    if (unknown !== undefined || departments.length === 0) throw new Error(`No label '${unknown ?? ''}': ${label}`);
    return { text: label, levels, departments, source };
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
