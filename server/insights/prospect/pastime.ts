import { ExpressionIndex } from '../wording/expression-index.ts';
import { isEnglish } from '../wording/language-of.ts';

/** What people do for themselves or for others without pay. */
const PASTIME = new ExpressionIndex(
  /\b(?:marathon|half[- ]marathon|run(?:s|ning)? (?:club|group)|trail(?:s)? run\w*|10k|yoga|cricket|football|badminton|tennis|chess|curling|golf|swim\w*|sail\w*|cycl(?:ing|ed|e tour)|bike tour|hik(?:e|ed|ing)|trek\w*|climb\w*|mountains?|fishing|browns released|garden\w*|saplings|bird(?:s|ing| count)|bak(?:e|ed|ing)|cook(?:ed|ing)|sourdough|choir|violin|guitar|piano|orchestra|theatre|poetry|novels?|paint(?:ing|ed)|pottery|photograph\w*|telescope|star night|museum|heritage walk|sign language|recipes?|along the river|learning a new language|coding club|blood drive|donation number|volunteer\w*|shelter|model (?:train|railway)s?|camping|lakes|scout\w*|kayak\w*|rowing|ski(?:ing|ed)|surf\w*|danc(?:e|ing)|karaoke|podcast|open-source|foster(?:ed|ing)? (?:dog|street)|harvest|tomatoes|roll of film|kingfisher|rode \d+|morning practice|dance|karate|judo|meditation|quiz)\b/i,
);
const WORKING = new ExpressionIndex(
  /\b(?:customers?|clients?|suppliers?|colleagues?|hiring|quarter|budget|audit|revenue|product|team|office)\b/i,
);
/** Nobody's business. */
const PRIVATE = new ExpressionIndex(
  /\b(?:god|church|temple|mosque|pray\w*|party|election|vote|cancer|illness|diagnos\w+|wife|husband|son|daughter|kids|children of mine|mum of|dad of|baby|pregnan\w+)\b/i,
);
/** Whether a sentence names something that people do beside their work. */
export function namesPastime(sentence: string): boolean {
  return PASTIME.test(sentence);
}

/** Whether a sentence speaks of what is nobody's business: belief, health, family, politics. */
export function isPrivate(sentence: string): boolean {
  return PRIVATE.test(sentence);
}

/** Whether a post is about something other than work. */
export function isPastime(text: string): boolean {
  return PASTIME.test(text) && !PRIVATE.test(text) && isEnglish(text) && !WORKING.test(text.replace(/#\S+/g, ''));
}
