import { isAdverb, timeOfVerb } from './english/verb-forms.ts';
import { isPlainVerb, pastOf } from './english/verbs.ts';

/** Where a list may begin: what stands after these words can be said of each of its parts. 'Operates in' is followed by places. */
const BEFORE_LIST =
  /(?<!\p{L})(?:with|including|looks after|covers|has|runs|operates|owns|offers|makes|manufactures|produces|supplies|sells|provides|handles) (?!(?:as|at|by|for|from|in|of|on|to|under|across|with|within|between|through) )/giu;
/** 'Has sold 40 trucks, two depots and a workshop': without the participle it would have them. */
const HELPING = /(?<!\p{L})has $/iu;
/** Longer parts, and those with a clause of their own, are no mere things. */
const MOST_WORDS = 9;
const NO_THING =
  /(?<!\p{L})(?:more|others?|such|no|none|their|is|are|was|were|has|have|which|that|who|where|we|our|they|it|also|then|but|so|both|either|each|every|to|not|without)(?!\p{L})/iu;
/** What follows may belong to all parts before it, or begin a list within the list: 'motors and pipes for farms, homes and industry'. */
const GOES_ON = / (?:and|or|&|for|in|at|on|by|from|to|across|under|between|near|around) /iu;
/** A part that begins so has a noun of its own, and lends it to none before it: 'nursing and residential care homes' are all homes. */
const HAS_NOUN = /^(?:an?|the|its|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) /iu;
/** May go before the noun of the last part: 'residential, nursing and dementia care', 'B2B, B2C and retail portals', 'short term and long term hire'. */
const MAY_DESCRIBE = /^[\p{L}\p{N}'’-]+(?: (?:term|time|range|size|scale|level|service))?$/u;
const SEVERAL_WORDS = / /u;
/** 'Puddings for retailers': what is said of the last part by itself. */
const AFTER_NOUN = / (?:for|in|at|on|by|from|to|of|with) /u;
const AND = / (?:and|&) /u;
/** So near a part has to lie that another one is left out for it. */
const LEAST_NEAR = 0.3;
/** 'Owns a farm, grows cereals': another verb of the same subject. */
const isClause = (item: string): boolean => {
  const [word = '', ...rest] = item.split(' ');
  return rest.length > 0 && (isPlainVerb(word) || pastOf(word) !== undefined);
};
const PARTICIPLE = /^(?:\p{L}{2,}ed|been|built|bought|done|given|grown|made|run|sold|taken|won|led|kept|set)$/u;
const PAIR = 2;

interface List {
  /** All that stands before it: 'Torran Lodge Resort is a Highland resort with '. */
  before: string;
  items: readonly string[];
}

/**
 * Leaves out of the list with which a sentence ends what lies far from a subject, so that what is told is to the point: of 'looks after
 * waste, planning, housing, five cemeteries and the crematorium' the last two.
 * @param sentence English, without its mark; not one that is quoted
 * @param nearness how near a part lies to the subject: from -1 to 1
 * @param further parts that are so much further than the nearest are left out
 * @param mustStay what is told whether it lies near or not
 * @returns the sentence as it stands where it ends with no list of things, where none of them lies near or has to stay, and where all are
 *  as near
 */
export function keepNearItems(
  sentence: string,
  nearness: (part: string) => number,
  further: number,
  mustStay: (part: string) => boolean = () => false,
): string {
  const list = findList(sentence);
  if (list === undefined) return sentence;
  const near = list.items.map(nearness);
  const nearest = Math.max(...near);
  if (nearest < LEAST_NEAR && !list.items.some(mustStay)) return sentence;
  const kept = list.items.filter((item, at) => mustStay(item) || (near[at] ?? 0) >= nearest - further);
  return kept.length === list.items.length ? sentence : `${list.before}${joinItems(kept)}`;
}

/** The list with which a sentence ends, from the last word on after which one may begin. */
function findList(sentence: string): List | undefined {
  const found = [...sentence.matchAll(BEFORE_LIST)].at(-1);
  if (found === undefined) return undefined;
  const start = found.index + found[0].length;
  const items = itemsOf(sentence.slice(start));
  const first = items?.[0]?.split(' ').find((word) => word !== 'since' && !isAdverb(word)) ?? '';
  if (HELPING.test(sentence.slice(0, start)) && (timeOfVerb(first) === 'past' || PARTICIPLE.test(first)))
    return undefined;
  return items && { before: sentence.slice(0, start), items };
}

function itemsOf(text: string): string[] | undefined {
  if (/[:;()[\]"“”–—]/.test(text)) return undefined;
  const items = text.split(', ');
  const end = items.pop() ?? '';
  const and = AND.exec(end);
  if (and === null) return undefined;
  const last = end.slice(and.index + and[0].length);
  items.push(end.slice(0, and.index));
  const lendsNoun = !HAS_NOUN.test(last) && SEVERAL_WORDS.test(last.split(AFTER_NOUN, 1)[0] ?? '');
  if (items.some((item) => GOES_ON.test(` ${item} `) || (lendsNoun && MAY_DESCRIBE.test(item)))) return undefined;
  if (items.length < PAIR && ![...items, last].every((item) => HAS_NOUN.test(item))) return undefined;
  items.push(last);
  // 'Runs 14 hotels, bars and restaurants': as many of all together.
  if (/^\d/.test(items[0] ?? '') && !items.slice(1).every((item) => HAS_NOUN.test(item))) return undefined;
  return items.every((item) => item.split(' ').length <= MOST_WORDS && !NO_THING.test(item) && !isClause(item))
    ? items
    : undefined;
}

/** @returns 'A', 'A and B', 'A, B and C' */
function joinItems(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < PAIR ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
