import { ExpressionIndex } from '../wording/expression-index.ts';
import { isEnglish, languageOf } from '../wording/language-of.ts';
import { splitPost } from './split-post.ts';
import { ENGLISH } from './trouble/english-signs.ts';
import { FOREIGN, type Signs } from './trouble/foreign-signs.ts';
import { SOUNDS_LIKE_TROUBLE, scoreTrouble } from './trouble/learned-trouble.ts';
import { isAtHome, isGlad, isNoTroubleAtWork, isNotOwn, isOver } from './trouble/not-own-trouble.ts';

/** Words of somebody who speaks of themselves or of their own people, in the languages that are read. */
const FIRST_PERSON = new ExpressionIndex(
  /(?<![\p{L}\p{M}])(?:I|i['’]m|i['’]ve|my|me|myself|we|we['’]re|we['’]ve|our|us|ich|mir|mich|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|man|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|me|nosotros|nuestr[oa]s?|necesito|tengo|preparamos|nos|podemos|cuadro|desperté|eu|meu|minha|nós|nosso|nossa|io|mio|mia|noi|nostr[oaie]|abbiamo|ik|mijn|wij|ons|onze|main|mujhe|mera|mere|meri|hum|hamar[aei]|maine)(?![\p{L}\p{M}])/iu,
);
/** The same in English alone, where 'main', 'man' and 'mon' are something else. */
const ENGLISH_FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:I|i['’](?:m|ve|d|ll)|my|me|mine|myself|we|we['’](?:re|ve|d|ll)|our|ours|us|ourselves)(?![\p{L}\p{M}])/iu;
/** Verbs and words that need no 'we' beside them, in other languages. */
const FOREIGN_FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:(?!últimos|mismos|ramos|extremos|hermosos)\p{L}{3,}(?:amos|emos|imos|iamo)|bei uns|llevo|llevamos|seguimos|busco|preciso|estou|estoy|sono|devo|ho|apn[aei]|humein|hamein|hamko|humko|humne|maine|mere|मी|मला|आम्ही|आमच\p{M}*|माझ\p{M}*|मैं|मेर\p{M}*|हम|हमार\p{M}*|मुझे|हमें|mam|mamy|jestem|nam|nas|mój|moja|nasz\p{L}*|\p{L}{3,}(?:emy|amy|imy))(?![\p{L}\p{M}])/iu;

/** Whether somebody speaks of themselves or of their own people. */
export function speaksOfThemselves(sentence: string): boolean {
  return FIRST_PERSON.test(sentence);
}

/** 'Spent the day cleaning up' leaves out 'I'. */
const LEFT_OUT =
  /^(?:spent|lost|found|stuck|woke|sat|worked|fixed|still|got|had|back to|waiting|looking|chasing|trying|cannot|can['’]t|need|drowning|down to|short of|running|tired|fed up|sick of|so tired|another|yet another|third|fourth|second) /i;
/** Today and here, without anybody named: notes to oneself. */
const HERE_AND_NOW =
  /\b(?:this (?:month|week|morning|year|season|quarter|shift)|today|tonight|yesterday|this time|(?:by|since) \d{1,2}(?: ?am| ?pm)?|since (?:monday|january|february|march|april|may|june|july|august|september|october|november|december)|yet)\b/i;

/** Trouble at work that somebody states of themselves, and the sentences around it. */
export interface StatedTrouble {
  sentence: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * Looks for trouble at work that a text states in the first person and the present. A sentence states it in words that
 * are enough alone ('we cannot keep up'), or sounds like those that people marked. What is over, is somebody else's, is
 * said to the reader, or is not work states none.
 * @param sentences of the text
 * @param kind what somebody writes of themselves once and for all tells more of their trade than of today: there only
 *  words that are enough alone count
 * @returns the sentence that sounds most like it, undefined when none does
 */
export function findStatedTrouble(
  text: string,
  sentences: readonly string[] = splitPost(text),
  kind: 'post' | 'self-description' = 'post',
): StatedTrouble | undefined {
  const languages = languagesOf(text).filter((signs) => signs.test(sentences.join(' ')));
  const scores = kind === 'post' ? scoreTrouble(text, sentences, speaksOfThemselves) : [];
  // Hardly any text states trouble, and one look at all of its sentences shows it.
  if (languages.length === 0 && !scores.some((score) => score > SOUNDS_LIKE_TROUBLE)) return undefined;
  if (isNoTroubleAtWork(text)) return undefined;
  let found: StatedTrouble | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, sentence] of sentences.entries()) {
    const score = scores[at] ?? 0;
    const isSaid = languages.some((signs) => signs.test(sentence));
    if (score <= most || !(isSaid || score > SOUNDS_LIKE_TROUBLE)) continue;
    const [before, after] = [sentences[at - 1], sentences[at + 1]];
    const around = [before, sentence, after].filter((one) => one !== undefined);
    if (isNotOwn(sentence) || asksOthers(sentence) || around.some((one) => isOver(one) || isGlad(one))) continue;
    // What somebody says outright of themselves holds beside the weather, the flu and the family.
    if ((speaksInFirstPerson(sentence) ? [sentence] : around).some(isAtHome)) continue;
    const isTheirs = kind === 'post' ? areTheirs(sentence, around) : speaksInFirstPerson(sentence);
    if (!isTheirs && score <= SOUNDS_LIKE_TROUBLE) continue;
    found = { sentence, before, after };
    most = score;
  }
  return found;
}

function languagesOf(text: string): readonly Signs[] {
  const both = [ENGLISH, FOREIGN['hi-Latin']].filter((signs) => signs !== undefined);
  // Two languages in one post are told by neither.
  if (isEnglish(text)) return both;
  const language = languageOf(text);
  const foreign = language === undefined ? undefined : FOREIGN[language];
  return foreign === undefined ? [...both, ...Object.values(FOREIGN)] : [...both, foreign];
}

function speaksInFirstPerson(sentence: string): boolean {
  // A short sentence that could be of either language ('Así no podemos seguir.') is asked for the words of both.
  return languageOf(sentence) === 'en'
    ? ENGLISH_FIRST_PERSON.test(sentence)
    : FIRST_PERSON.test(sentence) || FOREIGN_FIRST_PERSON.test(sentence);
}

/** A question without a word of oneself is put to whoever reads it. */
function asksOthers(sentence: string): boolean {
  return sentence.endsWith('?') && !speaksInFirstPerson(sentence);
}

/** Of themselves or their own people; notes leave the 'I' out. */
function areTheirs(sentence: string, around: readonly string[]): boolean {
  return around.some((one) => speaksInFirstPerson(one) || LEFT_OUT.test(one)) || HERE_AND_NOW.test(sentence);
}
