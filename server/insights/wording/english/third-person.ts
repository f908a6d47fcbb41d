import { namedAtStart, possessive } from '../company-name.ts';
import { isAdverb, thirdPersonOf } from './verb-forms.ts';
import { isBaseVerb, mayBeNoun, thirdPersonOfKnown } from './verbs.ts';

const WE = /^(?:At [^,]{2,60}, )?(?:We|we)(?:['’](re|ve|ll))? (.+)$/u;
const SHORT_VERB = { re: 'are', ve: 'have', ll: 'will' } as const;
const ADVERB = /^(?:also|now|currently|still|already|mainly|only|both|together|proudly)$/;
const FIRST_OR_SECOND =
  /\b(?:[Ww]e|us|[Mm]e|[Mm]y|mine|[Yy]ou|[Yy]our|yours|ours|ourselves|[Ll]et['’]s|I['’]\p{Ll}+|I (?:am|was|have|will|can|do|did|run|make|love|help|work|like))\b/u;
/** What readers are told to do. */
const REQUEST = /[,;–-] (?:come|see|visit|join|meet|find|say) (?:and|us|by|at|in|hello)(?!\p{L})/u;
const OUR = /\bour(?= )/gi;
const PLAIN_WORD = /^\p{Ll}{3,}$/u;
const LIST_MARK = /^(?:and|or|&)$/;

/** 'own and run', 'store, pack and ship': the verbs that share one subject, in the third person. */
function conjugate(clause: string): string | undefined {
  const words = clause.split(' ');
  let at = 0;
  while (isBeforeVerb(words[at] ?? '')) at += 1;
  const start = at;
  let last = -1;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (last >= 0 && LIST_MARK.test(word) && (isVerb((words[at + 1] ?? '').replace(/,$/, '')) || last === at - 1))
      continue;
    const verb = word.replace(/,$/, '');
    const inList = last < 0 || words[last]?.endsWith(',') || LIST_MARK.test(words[at - 1] ?? '');
    const third =
      inList && (last < 0 || at - last <= 2)
        ? (thirdPersonOfKnown(verb) ?? thirdOfUnknown(verb, isVerbAt(words, at, start, last)))
        : undefined;
    // 'We roll, put and coat': what stands behind a verb's comma is one, and cannot be left as it is.
    if (third === undefined && isListedVerb(words, at, last) && !NO_VERB.test(verb)) return undefined;
    if (third === undefined) break;
    words[at] = word.endsWith(',') ? `${third},` : third;
    last = at;
  }
  if (last < 0) return undefined;
  // 'runs trucks and book rail': a later verb would be left in the plural.
  const later = words.slice(last + 1).map((word) => word.replace(/[.!,;]$/, ''));
  const strands = later.some(
    (word, at) =>
      (isVerb(word) || (PLAIN_WORD.test(word) && !NO_VERB.test(word) && OBJECT.test(later[at + 1] ?? ''))) &&
      /^(?:and|but|or|also|then|now)$/.test(later[at - 1] ?? '') &&
      // 'sales and support for schools', 'supply and design'
      !(
        mayBeNoun(word) &&
        /^(?:of|for|in|at|by|across|)$/.test(later[at + 1] ?? '') &&
        !/^(?:it|them)$/.test(later[at + 2] ?? '')
      ),
  );
  return strands ? undefined : words.join(' ');
}

const isBeforeVerb = (word: string): boolean => ADVERB.test(word) || (isAdverb(word) && !VERB_IN_LY.test(word));

function isVerbAt(words: readonly string[], at: number, start: number, last: number): boolean {
  return at === start || (words[at - 1] === 'and' && last === at - 2) || isListedVerb(words, at, last);
}

/** Behind a verb with its comma, before another one: 'slit' of 'We roll, slit and coat'; not 'We build, together with farmers, dryers'. */
function isListedVerb(words: readonly string[], at: number, last: number): boolean {
  const goesOn = words[at]?.endsWith(',') === true || words[at + 1] === 'and';
  return last === at - 1 && words[last]?.endsWith(',') === true && goesOn;
}

/**
 * @param isVerbThere right behind 'we', behind a verb with its comma, or behind a verb and 'and': 'We cook meals', 'We roll, slit and coat steel'
 * @returns undefined for what may be no verb there ('We recently …', 'We four …'), or a plain form as well as a past one ('We saw')
 */
function thirdOfUnknown(word: string, isVerbThere: boolean): string | undefined {
  if (!MORE_VERBS.has(word) && !(isVerbThere && PLAIN_WORD.test(word) && !NO_VERB.test(word))) return undefined;
  if (PLAIN_IN_ED.test(word)) return `${word}s`;
  return PLAIN_AND_PAST.test(word) || isBeforeVerb(word) ? undefined : thirdPersonOf(word);
}

const NO_VERB =
  /^(?:about|above|across|after|all|along|alongside|amid|among|and|any|are|around|as|at|because|before|behind|below|beside|besides|between|beyond|both|but|by|despite|during|each|every|for|from|here|how|if|in|inside|instead|into|just|like|more|most|near|never|no|none|nor|not|now|of|off|on|only|or|our|out|outside|over|per|simply|since|some|than|that|the|their|then|there|therefore|these|this|those|three|through|throughout|thus|to|today|together|too|two|four|five|six|seven|eight|nine|ten|under|until|up|upon|very|via|what|when|where|which|while|who|with|within|without|.*[^su]s|.*ing|.*est)$/u;
/** Verbs that end as adverbs do. */
const VERB_IN_LY = /^(?:ally|apply|comply|fly|imply|multiply|rely|reply|supply)$/u;
const PLAIN_IN_ED = /^(?:embed|shred)$/u;
const PLAIN_AND_PAST = /^(?:bore|fell|found|ground|saw|wound)$/u;
/** Verbs that stand behind another one and would be left in the plural there; alone they may be nouns of a list. */
const MORE_VERBS = new Set(
  'bake blend care check collect cook erect fill fit freeze grind inform label lay mould plate remove replace sew sharpen shred sort stitch wash weigh'.split(
    ' ',
  ),
);
const isVerb = (word: string): boolean => isBaseVerb(word) || MORE_VERBS.has(word);
/** Behind a verb stands what it is done to: 'and label them'. */
const OBJECT = /^(?:it|them|the|a|an|our|your|their|its)$/u;

/**
 * A sentence that a company says of itself as others would say it: 'We make furniture' as 'Fabryka makes furniture'.
 * @param subject 'It' where the sentence before names the company
 * @returns the sentence as it is when it speaks in the third person; undefined when it cannot be turned without doubt
 */
export function toThirdPerson(sentence: string, name: string, subject = name): string | undefined {
  let told = sentence;
  const we = WE.exec(sentence);
  if (we) {
    const [, short, rest = ''] = we;
    const clause = conjugate(short === undefined ? rest : `${SHORT_VERB[short as keyof typeof SHORT_VERB]} ${rest}`);
    if (clause === undefined) return undefined;
    told = `${subject} ${clause}`;
  }
  let named = namedAtStart(told, name) !== undefined || told.startsWith('It ');
  told = told.replace(OUR, (_our, at: number) => {
    if (named || subject !== name) return at === 0 ? 'Its' : 'its';
    named = true;
    return possessive(name);
  });
  return FIRST_OR_SECOND.test(told) || REQUEST.test(told) ? undefined : told;
}
