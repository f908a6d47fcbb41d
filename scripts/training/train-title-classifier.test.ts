import path from 'node:path';
import { expect, test } from 'vitest';
import { FUNCTION_CLASSES } from '../../server/insights/trade/job-functions/functions-of-title.ts';
import { EmbeddingClassifier } from '../../server/text-classifier/embedding-classifier.ts';
import { DEPARTMENT_CLASSES, LEVEL_CLASSES } from '../../server/vocabulary/job-titles/classifier/title-classes.ts';
import { readLabelledOccupations } from './train-title-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles/classifier/titles.bin');

test('the weights that are shipped answer what the product asks, class for class', () => {
  const { questions } = new EmbeddingClassifier(FILE);
  expect(questions.map(({ classes }) => classes)).toEqual([LEVEL_CLASSES, DEPARTMENT_CLASSES, FUNCTION_CLASSES]);
});

test('an occupation has its names of all languages', () => {
  const occupations = readLabelledOccupations();
  expect(occupations.length).toBe(2_942);
  const nurse = occupations.find(({ text }) => text === 'specialist nurse');
  expect(nurse).toMatchObject({ departments: ['Healthcare Services'] });
  expect(nurse?.names).toEqual(expect.arrayContaining(['specialist nurse', 'Fachkrankenpfleger/Fachkrankenschwester']));
  for (const { names } of occupations) expect(names.filter((name) => name !== '').length).toBe(24);
});
