import type { Dossier } from '../prospect/dossier.ts';
import type { ReadPost } from '../prospect/read-post.ts';
import { isEnglish, languageOf, languageOfSentence, nameLanguage } from '../wording/language-of.ts';
import { tellYear } from '../wording/moved-times.ts';
import { writeWhen } from '../wording/phrasing.ts';
import { quoteAtEnd } from '../wording/quoting.ts';
import {
  isSelfContained,
  pointsBack,
  reportSentence,
  reportStatement,
  standsAlone,
} from '../wording/reported-speech.ts';

/** A sentence of a post as it is told, and as it stands there. */
export interface ToldLine {
  /** A whole sentence without its full stop, the day in it. */
  text: string;
  said: readonly string[];
  /** Told in the person's own words between quotation marks. */
  quoted: boolean;
}

const MOST_QUOTED = 240;
const LEAST_QUOTED = 12;
const GREETING = /^(?:happy |merry |dear |hello|hi |good morning|welcome )/i;
/** A shorter quotation is told with the sentence behind it, which often has the point. */
const SHORT = 70;
/** 'Big news!', 'Same here.' */
const HOOK_CHARS = 24;

/** ', in German' for what is written in another language, '' for English. */
export function inLanguage(sentence: string, text = sentence): string {
  const foreign = [sentence, text].map(languageOf).filter((one) => one !== undefined && one !== 'en');
  const language = foreign.find((one) => one !== 'other') ?? foreign[0];
  // Two languages are as likely: none is named.
  if (language === 'other' && IS_LATIN.test(sentence)) return '';
  if (!isEnglish(sentence, text) && language !== undefined) return `, in ${nameLanguage(language)}`;
  // A line of another language in an English text.
  const ofLine = languageOfSentence(sentence);
  return ofLine === undefined || ofLine === 'en' ? '' : `, in ${nameLanguage(ofLine)}`;
}

const IS_LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u;

/** '20 October' of 'on 20 October'. */
function dayOf(when: string): string {
  return when.replace(/^(?:on|in) /, '');
}

/** 'Priya on 20 October, in German: "…"' */
export function quoteSentence(said: string, text: string, { first }: Dossier, when: string): string {
  const language = inLanguage(said, text);
  return language === ''
    ? `${first} wrote ${when}: ${quoteAtEnd(said)}`
    : `${first} ${when}${language}: ${quoteAtEnd(said)}`;
}

/** Under which a sentence of a post is counted as told: each sentence is a fact of its own. */
export function postFact({ date }: { date: string }, said: string): string {
  return `post ${date}: ${said}`;
}

/**
 * What a post says, in one sentence, or in a short one and the next: told where its grammar allows, else quoted whole.
 * @param take asks whether sentences may be told together
 */
export function tellPost(
  post: ReadPost,
  dossier: Dossier,
  take: (said: readonly string[]) => boolean = () => true,
): ToldLine | undefined {
  const { sentences } = post;
  const when = writeWhen(post.date, dossier.now);
  // What is left of a post whose point other texts have told must say something by itself.
  let isLeft = false;
  const mayTake = (...said: readonly string[]): boolean => {
    if (isLeft && !(post.isEnglish && said.every(saysSomething))) return false;
    const isFree = take(said);
    isLeft ||= !isFree;
    return isFree;
  };
  if (post.isEnglish) {
    for (const said of tellable(sentences)) {
      const text = tellSentence(said, dossier, when);
      if (text !== undefined && mayTake(said)) return { text, said: [said], quoted: false };
    }
  }
  return quotePost(post, sentences, dossier, mayTake);
}

const LEAST_WORDS = 8;
/** 'I am out of ideas', 'Send help', 'I honestly do not know how we will do it'. */
const MERE_FEELING =
  /^(?:i|we)(?:['’]m| am|['’]re| are) (?:honestly |really |so |just |a bit )*(?:tired|done|out of|sick of|fed up|not sure|proud|happy|glad|lost)\b|^(?:i|we) (?:honestly |really |just )*(?:do not know|don['’]t know|have no idea|wonder|love|hate)\b|^(?:send|pray|wish|anyone|anybody|please|thanks?|thank)\b/iu;

/** Whether a sentence tells something without what stands before it. */
function saysSomething(sentence: string): boolean {
  return sentence.split(' ').length >= LEAST_WORDS && !MERE_FEELING.test(sentence);
}

/** Those that can be told without what stands around them: the first that is no hook, and others that stand alone. */
export function tellable(sentences: readonly string[]): string[] {
  const first = sentences.findIndex((sentence) => sentence.length >= HOOK_CHARS && !pointsBack(sentence));
  return sentences.filter((said, at) => (at === first || (at > first && standsAlone(said))) && isEnglish(said));
}

/** 'I cannot sleep on luck', 'I have nobody to coordinate either': told as a fact of somebody, a way of speaking sounds absurd. */
const MAY_BE_FIGURE =
  /(?<!\p{L})(?:cannot|never|nobody|no one|nothing|nowhere|not(?! (?:only|just|\d))|\p{L}{2,6}n['’]t|either(?= *[.!]?$)|anyway|honestly|somehow|apparently|this close|would rather|better luck|it(?: is|['’]s) \p{L}{1,20}ing me)(?!\p{L})/iu;

/** 'We are replacing the ventilation this winter': told later, 'that winter' would be over. */
const GOES_ON_NOW =
  /(?:(?<!\p{L})(?:am|are|is|will|going to)|['’](?:m|re|s|ll)) [^.]{0,60}this (?:week|month|quarter|spring|summer|autumn|fall|winter|season|year)(?!\p{L})/iu;

/** "Priya's team moved 40 lanes to rail (20 October)"; undefined when its grammar cannot be told for sure. */
export function tellSentence(said: string, dossier: Dossier, when: string): string | undefined {
  const { first, company } = dossier;
  const name = first === 'this person' ? 'This person' : first;
  const report = reportSentence(said, { name, company, when });
  // 'Marco has three meetings and they are a ceramist': after 'and', 'they' may be anybody.
  if (report !== undefined && (MAY_BE_FIGURE.test(said) || / they /.test(report) || GOES_ON_NOW.test(said)))
    return undefined;
  if (report !== undefined)
    return tellYear(report.includes(when) ? report : `${report} (${dayOf(when)})`, when, dossier.now);
  const statement = reportStatement(said);
  return statement === undefined ? undefined : tellYear(`${name} wrote ${when}: ${statement}`, when, dossier.now);
}

function quotePost(
  post: ReadPost,
  sentences: readonly string[],
  dossier: Dossier,
  mayTake: (...said: readonly string[]) => boolean,
): ToldLine | undefined {
  const start = sentences.findIndex((sentence) => !pointsBack(sentence) && !GREETING.test(sentence));
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    const told =
      one.length < SHORT && next !== undefined && one.length + next.length < MOST_QUOTED ? [one, next] : [one];
    const said = told.join(' ');
    if (
      at < start ||
      (at > start && !isSelfContained(one)) ||
      said.length > MOST_QUOTED ||
      said.length < LEAST_QUOTED ||
      !mayTake(...told)
    )
      continue;
    return {
      text: quoteSentence(said, post.text, dossier, writeWhen(post.date, dossier.now)),
      said: told,
      quoted: true,
    };
  }
  return undefined;
}
