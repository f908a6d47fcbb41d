import path from 'node:path';
import { rememberReadings } from '../../../platform/remember-readings.ts';
import { LinearClassifier, logProbabilities } from '../../../text-classifier/linear-classifier.ts';
import { titleFeatures } from '../../../vocabulary/job-titles/classifier/title-features.ts';
import { readTitleByRules } from '../../../vocabulary/job-titles/read-title-by-rules.ts';
import { findFunctions, withoutPast } from './find-functions.ts';
import type { JobFunctionId } from './ids.ts';

/** Class of titles that name no field of work. */
export const NO_FUNCTION = '-';

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'title-functions.bin'));

/** What is learned of a title that the table knows nothing of has to be so likely (logarithm): three of four are right then. */
const LEAST = Math.log(0.5);

/** The table has all words for who runs the whole, and 'Leiterin' and 'Head of' alone are like these to the classifier. */
const NOT_LEARNED: ReadonlySet<string> = new Set([NO_FUNCTION, 'general-management', 'founder']);

/** Where the part of a headline ends that names the function: the rest names the company or the past. */
const COMPANY_BEGINS = / (?:at|@|bei|chez|en|presso|bij|w) | \|| · |@/iu;

/**
 * What a person is in charge of, by their title; by their headline when the title says nothing.
 * @returns the function that says most first; empty when neither names one
 */
export function functionsOfTitle(title: string, headline = ''): readonly JobFunctionId[] {
  const found = functionsInTitle(title);
  return found.length > 0 ? found : functionsInHeadline(headline);
}

/** People have the same titles, and companies look for the same people. */
const KEPT_TITLES = 2_000;
const functionsInTitle = rememberReadings((title) => readFunctions(title), KEPT_TITLES);

/**
 * Reads a title by the table, and by what was learned where the table knows nothing of it.
 * @param by another classifier than the product's own, for measuring
 */
export function readFunctions(title: string, by = classifier): readonly JobFunctionId[] {
  const known = findFunctions(title);
  const learned = known.length > 0 ? undefined : classifyFunction(withoutPast(title), by);
  return learned === undefined ? known : [learned];
}

/** As many headlines as people are written about at a time. */
const KEPT_HEADLINES = 64;

/** @returns the functions that a headline names by words of the table, those before the company's name first of all */
export const functionsInHeadline = rememberReadings((headline): readonly JobFunctionId[] => {
  const bare = withoutPast(headline);
  const cut = bare.split(COMPANY_BEGINS)[0] ?? '';
  const found = findFunctions(cut);
  return found.length > 0 || cut === bare ? found : findFunctions(bare);
}, KEPT_HEADLINES);

/** What a classifier is told of a title; the same when it learns and when it is asked. */
export function functionFeatures(title: string): string[] {
  return titleFeatures(title, readTitleByRules(title));
}

/** The likeliest function of a title as learned from labelled ones; undefined when none is likely. */
function classifyFunction(title: string, by: LinearClassifier): JobFunctionId | undefined {
  if (title.trim() === '') return undefined;
  const odds = logProbabilities(by.score(functionFeatures(title)));
  let best = 0;
  for (let at = 1; at < odds.length; at += 1) if ((odds[at] ?? 0) > (odds[best] ?? 0)) best = at;
  const likeliest = by.classes[best] ?? NO_FUNCTION;
  return NOT_LEARNED.has(likeliest) || (odds[best] ?? 0) < LEAST ? undefined : (likeliest as JobFunctionId);
}
