import { namedAtStart, possessive } from '../company-name.ts';
import { thirdPersonOf } from './verb-forms.ts';
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
  while (ADVERB.test(words[at] ?? '')) at += 1;
  let last = -1;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (last >= 0 && LIST_MARK.test(word) && (isVerb((words[at + 1] ?? '').replace(/,$/, '')) || last === at - 1))
      continue;
    const verb = word.replace(/,$/, '');
    const inList = last < 0 || words[last]?.endsWith(',') || LIST_MARK.test(words[at - 1] ?? '');
    const third =
      inList && (last < 0 || at - last <= 2)
        ? (thirdPersonOfKnown(verb) ?? thirdOfUnknown(verb, at === 0 || (words[at - 1] === 'and' && last === at - 2)))
        : undefined;
    if (third === undefined) break;
    words[at] = word.endsWith(',') ? `${third},` : third;
    last = at;
  }
  if (last < 0) return undefined;
  // 'runs trucks and book rail': a later verb would be left in the plural.
  const later = words.slice(last + 1);
  const strands = later.some(
    (word, at) =>
      isVerb(word) &&
      /^(?:and|but|or|also)$/.test(later[at - 1] ?? '') &&
      // 'sales and support for schools', 'supply and design'
      !(
        mayBeNoun(word) &&
        /^(?:of|for|in|at|by|across|)$/.test(later[at + 1] ?? '') &&
        !/^(?:it|them)$/.test(later[at + 2] ?? '')
      ),
  );
  return strands ? undefined : words.join(' ');
}

/** @param isVerbThere right behind 'we', or behind a verb and 'and': 'We cook meals', 'We roll and finish steel' */
function thirdOfUnknown(word: string, isVerbThere: boolean): string | undefined {
  return (isVerbThere && PLAIN_WORD.test(word)) || MORE_VERBS.has(word) ? thirdPersonOf(word) : undefined;
}

/** Verbs that stand behind another one and would be left in the plural there; alone they may be nouns of a list. */
const MORE_VERBS = new Set(
  'bake blend care check collect cook erect fill fit freeze grind inform lay mould remove replace sew sharpen shred sort stitch wash weigh'.split(
    ' ',
  ),
);
const isVerb = (word: string): boolean => isBaseVerb(word) || MORE_VERBS.has(word);

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
