import type { FitDecision } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import { countWords } from '../../parameter-jobs/common-rules.ts';
import { citePosition, type Dossier } from '../../prospect/dossier.ts';
import { functionsOfTitle } from '../../trade/job-functions/functions-of-title.ts';
import { possessive } from '../../wording/company-name.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeDate } from '../../wording/phrasing.ts';
import { withArticle } from '../../wording/place.ts';
import { compose, plainLine, quote, quoteAtEnd, splitLineIntoSentences } from '../../wording/quoting.ts';
import { inLanguage } from '../post-lines.ts';
import { coverVerb, isEnglishJob, readDescribedWork, type ToldWork, workKey } from '../told-facts.ts';
import type { UsedFacts } from '../used-facts.ts';

const MOST_WORDS = 60;
const BEFORE = 'Position before: ';

/** Who this person is: the job, since when, what it covers, and the job before. */
export function writeProspectSummary(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { position, previous, person, now, first } = dossier;
  const opening = introduce(dossier);
  if (opening === undefined) return undefined;
  used.take('job', 'prospectSummary');
  const evidence = citePosition(dossier);
  if (position === undefined && person.headline !== undefined) evidence.push(`Headline: ${plainLine(person.headline)}`);
  const current = person.experience.find((job) => job.end === undefined && job.title === position?.title);
  const work = tellWork(dossier, current?.description, used);
  if (work !== undefined) evidence.push(`Job description: ${plainLine(current?.description ?? '').slice(0, 160)}`);
  let before: string | undefined;
  if (previous !== undefined && previous.companyName !== '' && used.take('previous job', 'prospectSummary')) {
    const until = previous.end === undefined ? '' : ` (until ${writeDate(previous.end, now)})`;
    before = `Earlier, ${first} was ${previous.title} at ${previous.companyName}${until}`;
    evidence.push(`${BEFORE}${previous.title} at ${previous.companyName}`);
  }
  const whole = compose(opening, work, before);
  // The job that they have now says more than the one before.
  return countWords(whole) > MOST_WORDS
    ? { value: compose(opening, work), evidence: evidence.filter((one) => !one.startsWith(BEFORE)) }
    : { value: whole, evidence };
}

const STUDENT = /\b(?:student|studying|studiere|étudiante?|estudiante|mba ['’]?\d\d|undergraduate)\b/i;
const OPEN_TO_WORK =
  /\b(?:open ?to ?work|looking for (?:a|my|an) (?:new|next)|seeking (?:a )?new|between jobs|auf der suche nach|en búsqueda)\b/i;
const RETIRED = /\b(?:retired|ruhestand|retraitée?|jubilad[oa]|aposentad[oa])\b/i;

function introduce({ fullName, title, company, position, place, person, now }: Dossier): string | undefined {
  const town = place?.city ?? (place && withArticle(place.text));
  const since = position?.start === undefined ? undefined : `since ${writeDate(position.start, now)}`;
  const headline = person.headline === undefined ? undefined : plainLine(person.headline);
  const state = stateOf(headline, title);
  if (title !== undefined && company !== undefined) {
    const job = `${fullName}${state === undefined ? '' : `, ${state},`} is ${title} at ${company}`;
    return since === undefined ? `${job}${town === undefined ? '' : `, in ${town}`}` : `${job} (${since})`;
  }
  if (title !== undefined) {
    return `${fullName} works as ${title}${town === undefined ? '' : ` in ${town}`}${since === undefined ? '' : `, ${since}`}`;
  }
  if (headline === undefined || headline.length < 3) return undefined;
  if (state !== undefined)
    return `${fullName} is ${state}; the headline says${inLanguage(headline)} ${quote(headline)}`;
  const where = town === undefined ? '' : `, in ${town}`;
  return functionsOfTitle(headline).length > 0 && !headline.includes('|') && isEnglish(headline)
    ? `${fullName} is ${headline.replace(/^[aA]n? /, '')}${where}`
    : `${fullName}${where}${inLanguage(headline)}: ${quoteAtEnd(headline)}`;
}

function stateOf(headline: string | undefined, title: string | undefined): string | undefined {
  const said = `${title ?? ''} ${headline ?? ''}`;
  if (STUDENT.test(said)) return 'a student';
  if (RETIRED.test(said)) return 'retired';
  return OPEN_TO_WORK.test(said) ? 'looking for a job' : undefined;
}

const MOST_QUOTED = 240;
const MOST_DONE = 2;

/** What the job covers: told where all of it is something done or one field, else in the words of the profile, sentence by sentence. */
function tellWork(dossier: Dossier, description: string | undefined, used: UsedFacts): string | undefined {
  if (description === undefined || !isEnglishJob(description)) return undefined;
  const sentences = splitLineIntoSentences(plainLine(description.slice(0, 800)));
  const work = readDescribedWork(description);
  const done = work.filter(({ isField }) => !isField);
  const isAllDone = done.length === sentences.length && done.length <= MOST_DONE;
  return isAllDone || sentences.length < 2
    ? tellDescribed(dossier, work, used)
    : (quoteWork(dossier, sentences, used) ?? tellDescribed(dossier, work, used));
}

/** A job described in several sentences, in as many of the first ones as have room: each may be what matters to somebody. */
function quoteWork({ first }: Dossier, sentences: readonly string[], used: UsedFacts): string | undefined {
  let quoted: string[] = [];
  for (const sentence of sentences) {
    if ([...quoted, sentence].join(' ').length > MOST_QUOTED) break;
    quoted = [...quoted, sentence];
  }
  if (quoted.length < 2 || !used.take(quoted.map(workKey), 'prospectSummary')) return undefined;
  return `${first === 'this person' ? 'The' : possessive(first)} job: ${quoteAtEnd(quoted.join(' '))}`;
}

/** 'Priya buys for four depots and brought the number of suppliers from 220 to 90.' */
function tellDescribed({ first }: Dossier, work: readonly ToldWork[], used: UsedFacts): string | undefined {
  const name = first === 'this person' ? 'This person' : first;
  const mayTell = ({ key }: ToldWork): boolean => used.take(key, 'prospectSummary');
  const done = work
    .filter(({ isField }) => !isField)
    .slice(0, MOST_DONE)
    .filter(mayTell);
  const field = done.length > 0 ? undefined : work.filter(({ isField }) => isField).find(mayTell);
  if (done.length > 0) return `${name} ${done.map(({ ofThem }) => ofThem).join(' and ')}`;
  if (field === undefined) return undefined;
  return `${name} ${coverVerb(field.ofThem)} ${field.ofThem}`;
}
