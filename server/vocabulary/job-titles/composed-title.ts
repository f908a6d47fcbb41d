import { PREPOSITIONS } from './find-ranks.ts';
import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import { isRoleNoun } from './role-nouns.ts';
import { JOINTS, splitTitle } from './split-title.ts';

/** Places and companies come after these; a title that is looked for does not go on there. */
const NOT_WITHIN: ReadonlySet<string> = new Set(
  'at in on with within across from under reporting en em na no nos nas bei im chez sur'.split(' '),
);
const GRADES: ReadonlySet<string> = new Set(
  'senior sr snr junior jr lead principal staff associate assistant executive chief head deputy expert ii iii team'.split(
    ' ',
  ),
);

/**
 * Whether a phrase is a title made of known words: of rank and of department, with 'of' and 'and' between them, and one of
 * them names who does it ('head of people', 'lead ios developer'; not 'senior', 'sales', 'software').
 * @param title as normalizeTitle writes it
 */
export function isComposedTitle(title: string): boolean {
  const [words = [], ...more] = splitTitle(title);
  if (more.length > 0 || words.length < 2) return false;
  const { ranks, departments } = readLexicon();
  let namesSomebody = false;
  let saysWork = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const rank = phraseAt(ranks, words, at);
    const work = phraseAt(departments, words, at);
    const length = Math.max(rank?.length ?? 0, work?.length ?? 0);
    if (length === 0) {
      const isBetween =
        at > 0 && at < words.length - 1 && (PREPOSITIONS.has(word) || JOINTS.has(word)) && !NOT_WITHIN.has(word);
      if (!isBetween) return false;
      at += 1;
      continue;
    }
    const role = words.slice(at, at + (rank?.length ?? 0)).join(' ');
    if (rank !== undefined && rank.says !== 'plain' && rank.says !== 'none' && !GRADES.has(role)) namesSomebody = true;
    if (word === 'head' || word === 'chief') namesSomebody = true;
    if (work !== undefined) saysWork = true;
    if (isRoleNoun(words[at + length - 1] ?? '')) namesSomebody = true;
    at += length;
  }
  return namesSomebody && saysWork;
}
