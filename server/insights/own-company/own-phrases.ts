import { elementAt } from '../../../shared/element-at.ts';
import { cutAt, trimOf } from '../../../shared/trim-text.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import { lowerFirst } from '../wording/quoting.ts';

/** Turning pieces of the user's own description, lines with single spaces, into phrases that fit into a sentence. */

const ARTICLE =
  /^(?:(?:a|an|the|our|its|your|all|various|several|many|some|both|high[- ]quality|world[- ]class|leading|premier|trusted|top|best[- ]in[- ]class|cutting[- ]edge|innovative|comprehensive|innovative|family[- ](?:run|owned)|independent|complete|wide|broad|full|range|suite|set|variety|portfolio|selection|kinds?|sorts?|(?:providers?|suppliers?|makers?|manufacturers?|distributors?)(?= of\b)|of|eine?n?|der|die|das|unsere?n?|une?|des|les?|la|nos|una?|los|las|el|nuestr[oa]s?|um|uma|os|as|nossos?|il|lo|gli|i|le|nostri?)\s+)+/i;
/** Where the thing sold ends and its use, user or praise begins. */
const END_OF_THING =
  / (?:for|to|that|which|who|so|by|using|with|without|across|in order|helping|enabling|allowing|designed|built|made|tailored|powered by|based on|used by|trusted by|serving|aimed at|through|via|where|when|from|in|on|at|as|within|throughout|including|such as|like|since|because|speciali[sz](?:ing|ed)|ensuring|giving|letting|für|pour|para|voor|zur?|zum|mit|avec|con|com) /i;
const AUDIENCE =
  /\b(?:for|to|serving|serve|used by|aimed at|trusted by|tailored to|work with|working with|für|pour|para|voor) ((?:[\p{L}\p{N}&/'’-]+[ ,]+){0,11}[\p{L}\p{N}&/'’-]+)/iu;
const END_OF_AUDIENCE =
  / (?:to|that|which|who|so|by|using|with|without|across|in order|through|via|where|when|from|since|because|in|on|at|looking|wanting|struggling) |[;:.]/i;
const EDGE = /[\s,;:.–—-]/;
const LIST_BREAK = / ?[,;](?!\d) ?(?:(?:and|&|und|et|y) )?| (?:and|und|et|y) /i;
/** Words that never stand alone as something sold or as buyers. */
const EMPTY =
  /^(?:(?:innovative |custom |quality |great )?(?:solutions?|services?|products?)|them|it|you|us|this|that|these|those|more|everyone|everything|anyone|clients?|customers?|people|others?|teams?|software|value|quality|excellence|success|results?|business|businesses|companies|your business|things|the|and|make|sure|be|do|grow|life|work|all|free|less|market)$/i;
const STARTS_LIKE_A_CLAUSE =
  /^(?:is|are|be|been|not|it|we|you|they|and|or|but|to|of|with|more than|over|up|being|very|so|passionate|committed|proud|based|located|founded|dedicated|trusted|known|here|one|two|three|four|five|six|seven|eight|nine|ten|no|mostly|often|always|only|usually|daily|weekly|monthly|yearly|before|after|during)\b/i;

/** A word at the start of a fragment is written small when it is a plain word and no name. */
function plainCase(phrase: string, inLowerCase: ReadonlySet<string>): string {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? '';
  const known = isOrdinaryWord(first.toLowerCase()) || inLowerCase.has(first.toLowerCase()) || COMMON_START.test(first);
  return known ? lowerFirst(phrase) : phrase;
}
const COMMON_START =
  /^(?:custom|digital|online|managed|automated?|smart|modern|simple|affordable|organic|industrial|mobile|virtual|remote|professional|corporate|business|enterprise|global|local|handmade|premium|wholesale|integrated|outsourced|on-demand|real-time|end-to-end|full-service|inventory|route|fleet|document|video|email|customer|software|services?|small|mid-sized|medium|large|independent|growing|young|family-run|private|public|regional|international|subscription|compliance|predictive|no-code|low-code|open-source)$/i;

/** Cleans one phrase: article and empty praise off the front, use and praise off the end. '' when nothing is left. */
function trimPhrase(phrase: string, end: RegExp, max: number): string {
  const bare = trimOf(cutAt(trimOf(phrase, EDGE).replace(ARTICLE, ''), end), EDGE);
  if (bare.length < 3 || bare.length > max || EMPTY.test(bare) || STARTS_LIKE_A_CLAUSE.test(bare)) return '';
  return bare;
}

/**
 * What is sold, out of the words after 'we provide': 'a payroll platform and attendance tracking for factories'
 * gives ['payroll platform', 'attendance tracking'].
 */
export function readThings(text: string, inLowerCase: ReadonlySet<string>): string[] {
  const core = cutAt(trimOf(text, EDGE).replace(ARTICLE, ''), END_OF_THING);
  if (isOneThing(core)) return [trimPhrase(core, END_OF_THING, 70)].filter((thing) => thing !== '');
  const parts = splitThings(core).map((part) => trimPhrase(part, END_OF_THING, 60));
  const listed = core.includes(',') || parts.every((part) => part.includes(' '));
  const things = parts.length > 1 && listed ? parts : [trimPhrase(core, END_OF_THING, 70)];
  return things
    .filter((thing) => thing !== '' && thing.split(' ').length <= 8)
    .map((thing) => plainCase(thing, inLowerCase));
}

/** 'wireless temperature and moisture probes': what stands before 'and' is said of the plural behind it. */
const ONE_PLURAL = /^[\p{L}-]+ [\p{L}-]*[^s\P{L}] and (?:[\p{L}-]+ ){1,2}[\p{L}-]*[^s\P{L}]s$/iu;
const isOneThing = (core: string): boolean => ONE_PLURAL.test(core);

const COMMA = / ?[,;](?!\d) ?/;
/** 'solenoid and motor-driven dosing pumps': two kinds of one thing. */
const SHARED_NOUN = /^[\p{L}-]+ (?:and|und|y|et|e) [\p{L}-]+ [\p{L}-]+/iu;

/** The parts of a list; one that is itself two kinds of one thing, before the last, stays whole. */
function splitThings(core: string): string[] {
  const parts = core.split(COMMA);
  return parts.flatMap((part, at) =>
    at < parts.length - 1 && SHARED_NOUN.test(part) ? [part] : part.split(LIST_BREAK),
  );
}

/** Whom it is for, out of a sentence: 'for mid-sized hospitals and clinics in India' gives both. */
export function readAudiences(sentence: string, inLowerCase: ReadonlySet<string>): string[] {
  const match = AUDIENCE.exec(sentence);
  if (match === null) return [];
  const core = cutAt(trimOf(elementAt(match, 1), EDGE).replace(ARTICLE, ''), END_OF_AUDIENCE);
  const parts = core.includes(',') ? core.split(LIST_BREAK) : [core];
  return parts
    .map((part) => trimPhrase(part, END_OF_AUDIENCE, 60))
    .filter((part) => part !== '' && PLURAL.test(part))
    .map((part) => plainCase(part, inLowerCase));
}
/** Where a phrase of a list ends before its end. */
const NOWHERE = /(?!)/;
const PLURAL = /(?:s|en|er|people|staff)$/i;

/** Whom it is for, out of a labelled list: 'Target market: hospitals, clinics' gives both. */
export function readAudienceList(text: string, inLowerCase: ReadonlySet<string>): string[] {
  return text
    .split(/ ?[,;](?!\d) ?(?:and )?/)
    .map((part) => plainCase(trimPhrase(part, NOWHERE, 60), inLowerCase))
    .filter((part) => part !== '');
}
