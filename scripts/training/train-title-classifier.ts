import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_CLASSES } from '../../server/insights/trade/job-functions/functions-of-title.ts';
import type { Question } from '../../server/text-classifier/embedding-classifier.ts';
import { DEPARTMENT_CLASSES, LEVEL_CLASSES } from '../../server/vocabulary/job-titles/classifier/title-classes.ts';
import { titleFeatures } from '../../server/vocabulary/job-titles/classifier/title-features.ts';
import { readTitleByRules } from '../../server/vocabulary/job-titles/read-title-by-rules.ts';
import { gendersOf } from '../vocabulary/job-titles/genders.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { type JointExample, trainEmbeddingClassifier } from './train-embedding-classifier.ts';
import { writeEmbeddingClassifier } from './write-embedding-classifier.ts';

/** A job title and what people say of it, the best answer first. */
export interface LabelledTitle {
  text: string;
  levels: string[];
  departments: string[];
  /** What the person is in charge of, that which says most first; undefined where nobody labelled it. */
  functions: string[] | undefined;
  source: string;
}

/** An occupation with its names in several languages. */
export interface LabelledOccupation extends LabelledTitle {
  names: string[];
}

const TITLES = path.join(import.meta.dirname, 'job-titles');
const OCCUPATIONS = path.join(import.meta.dirname, 'occupations');
const TARGET = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles/classifier/titles.bin');

/** In the order in which TitleScores has them. */
const QUESTIONS: readonly Question[] = [
  { name: 'level', classes: LEVEL_CLASSES },
  { name: 'department', classes: DEPARTMENT_CLASSES },
  { name: 'function', classes: FUNCTION_CLASSES },
];

/** The name of an occupation in one language counts so much beside a title as people have it (decision 69). */
const WEIGHT_OF_NAME = 0.3;
/** So much counts what the rules' own tests read, so that it stays so. */
const WEIGHT_OF_TESTS = 6;
/** A longer name describes. */
const LONGEST_NAME = 80;

/** Learns the seniority and the department of job titles, and what people with them are in charge of. */
export function trainTitleClassifier(): void {
  writeFileSync(TARGET, learnTitleClassifier(readLabelledTitles(), readLabelledOccupations()));
}

/**
 * Titles with seniority, department and functions, each of which may be several behind strokes; '-' where the title says none.
 * @throws Error for labels that are none, or stand twice
 */
export function readLabelledTitles(): LabelledTitle[] {
  return readTitleLines(TITLES);
}

/**
 * The occupations of ESCO, labelled by their English names, with those in the other languages.
 * @throws Error for labels that are none, or a language with more or fewer names
 */
export function readLabelledOccupations(): LabelledOccupation[] {
  const occupations = readTitleLines(OCCUPATIONS).map((title) => ({ ...title, names: [title.text] }));
  for (const file of readdirSync(OCCUPATIONS).filter((name) => name.endsWith('.txt'))) {
    const names = readFileSync(path.join(OCCUPATIONS, file), 'utf8').trimEnd().split('\n');
    if (names.length !== occupations.length) throw new Error(`${file} has ${names.length} names`);
    for (const [at, name] of names.entries()) occupations[at]?.names.push(name);
  }
  return occupations;
}

function readTitleLines(folder: string): LabelledTitle[] {
  return readTrainingLines(folder).map(({ label, text, source }) => {
    const [levels = [], departments = [], functions] = text
      .split('\t')
      .map((labels) => labels.split('/').map((one) => one.trim()));
    const unknown =
      levels.find((one) => !LEVEL_CLASSES.includes(one)) ??
      departments.find((one) => !DEPARTMENT_CLASSES.includes(one)) ??
      functions?.find((one) => !FUNCTION_CLASSES.includes(one));
    const isTwice = [levels, departments, functions ?? []].some((said) => new Set(said).size < said.length);
    if (unknown !== undefined || departments.length === 0) throw new Error(`No label '${unknown ?? ''}': ${label}`);
    if (isTwice) throw new Error(`The same label twice: ${label}`);
    return { text: label, levels, departments, functions, source };
  });
}

/** @returns the file of the classifier */
export function learnTitleClassifier(
  titles: readonly LabelledTitle[],
  occupations: readonly LabelledOccupation[],
): Buffer {
  const examples: JointExample[] = [
    ...titles.map((title) => ({
      features: titleFeatures(title.text, readTitleByRules(title.text)),
      classes: classesOf(title),
      weight: title.source === 'read-by-rules' ? WEIGHT_OF_TESTS : 1,
    })),
    ...occupations.flatMap((occupation) =>
      occupation.names
        .filter((name) => name.length <= LONGEST_NAME)
        .flatMap((label) => {
          const names = gendersOf(label);
          return names.map((name) => ({
            features: titleFeatures(name, undefined),
            classes: classesOf(occupation),
            weight: WEIGHT_OF_NAME / names.length,
          }));
        }),
    ),
  ];
  return writeEmbeddingClassifier(QUESTIONS, trainEmbeddingClassifier(examples, QUESTIONS));
}

function classesOf({ levels, departments, functions }: LabelledTitle): number[][] {
  const indexesIn = (classes: readonly string[], said: readonly string[]) => said.map((one) => classes.indexOf(one));
  return [
    indexesIn(LEVEL_CLASSES, levels),
    indexesIn(DEPARTMENT_CLASSES, departments),
    indexesIn(FUNCTION_CLASSES, functions ?? []),
  ];
}
