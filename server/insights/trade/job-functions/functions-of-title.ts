import { rememberReadings } from '../../../platform/remember-readings.ts';
import { logProbabilities } from '../../../text-classifier/linear-classifier.ts';
import { scoreTitle, type TitleScores } from '../../../vocabulary/job-titles/classifier/score-title.ts';
import { findFunctions, withoutPast } from './find-functions.ts';
import { JOB_FUNCTION_IDS, type JobFunctionId } from './ids.ts';

/** Class of titles that name no field of work. */
export const NO_FUNCTION = '-';

/** Classes of what people are in charge of, as the classifier of titles has them. */
export const FUNCTION_CLASSES: readonly string[] = [...JOB_FUNCTION_IDS, NO_FUNCTION];

/** What is learned of a title that the table knows nothing of has to be so likely (logarithm). */
const LEAST = Math.log(0.5);
/** Whatever is no title is a little like these: a place, a name. */
const LEAST_WITHOUT_JOB = Math.log(0.8);
const WITHOUT_JOB: ReadonlySet<string> = new Set<JobFunctionId>(['job-seeker', 'retired']);

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
 * @param score another classifier than the product's own, for measuring
 */
export function readFunctions(
  title: string,
  score: (text: string) => TitleScores = scoreTitle,
): readonly JobFunctionId[] {
  const known = findFunctions(title);
  const learned = known.length > 0 ? undefined : classifyFunction(withoutPast(title), score);
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

/** The likeliest function of a title as learned from labelled ones; undefined when none is likely. */
function classifyFunction(title: string, score: (text: string) => TitleScores): JobFunctionId | undefined {
  if (!/\p{L}/u.test(title)) return undefined;
  const odds = logProbabilities(score(title).inChargeOf);
  let best = 0;
  for (let at = 1; at < odds.length; at += 1) if ((odds[at] ?? 0) > (odds[best] ?? 0)) best = at;
  const likeliest = FUNCTION_CLASSES[best] ?? NO_FUNCTION;
  const least = WITHOUT_JOB.has(likeliest) ? LEAST_WITHOUT_JOB : LEAST;
  return NOT_LEARNED.has(likeliest) || (odds[best] ?? 0) < least ? undefined : (likeliest as JobFunctionId);
}
