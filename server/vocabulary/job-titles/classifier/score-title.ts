import path from 'node:path';
import { rememberReadings } from '../../../platform/remember-readings.ts';
import { EmbeddingClassifier } from '../../../text-classifier/embedding-classifier.ts';
import { readTitleByRules } from '../read-title-by-rules.ts';
import { titleFeatures } from './title-features.ts';

/** What was learned says of a title: the score of each class, in log-odds. The classifier's file has them in this order. */
export interface TitleScores {
  /** Of LEVEL_CLASSES. */
  level: Float64Array;
  /** Of DEPARTMENT_CLASSES. */
  department: Float64Array;
  /** What its bearer is in charge of: of the FUNCTION_CLASSES of server/insights/trade/job-functions/functions-of-title.ts. */
  inChargeOf: Float64Array;
}

/** Level, department and function of one person are asked for one after the other. */
const KEPT_TITLES = 200;

/** @param by another classifier than the product's own, for measuring */
export function scoreTitleBy(by: EmbeddingClassifier, text: string): TitleScores {
  const [level, department, inChargeOf] = by.score(titleFeatures(text, readTitleByRules(text)));
  if (!level || !department || !inChargeOf) throw new RangeError('The classifier of titles answers other questions');
  return { level, department, inChargeOf };
}

const classifier = new EmbeddingClassifier(path.join(import.meta.dirname, 'titles.bin'));

/** Judges a job title, in any language, by what was learned from labelled ones. */
export const scoreTitle: (text: string) => TitleScores = rememberReadings(
  (text) => scoreTitleBy(classifier, text),
  KEPT_TITLES,
);
