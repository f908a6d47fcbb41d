import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import type { Rank } from './lexicon/ranks.ts';
import { dropModifiers, type RankHit } from './rank-hits.ts';
import { readLevel } from './read-level.ts';
import { isRoleNoun } from './role-nouns.ts';
import { JOINTS } from './split-title.ts';

/** After these a title speaks of whom or what the work is for. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of for to at in with on within across under reporting de del della dello delle dei degli di da do dos das du des d der die das den fur im zu zum zur beim bei van voor von vom la le les el los en para por pour per chez sur al alla au aux em no na nos nas из по в на для के का की में'.split(
    ' ',
  ),
);
/** 'Graduate Engineer Trainee' in India, when it is the whole title. */
const GRADUATE_TRAINEE: ReadonlySet<string> = new Set(['get', 'det', 'pgt']);
/** What 'stage' means the theatre before; before anything else it is French or Dutch for an internship. */
const ON_STAGE =
  /^(?:actors?|artist|assistant|carpenter|coordinator|crew|design|designer|director|electrician|gate|hand|lighting|manager|management|musician|operator|performer|presenter|producer|rigger|supervisor|technician|[ivx\d]+)$/;
const GRADES: ReadonlySet<string> = new Set('senior sr snr iii iv confirme confirmee experimente seniore'.split(' '));
/**
 * Finds the words of rank in one part of a title. Words after a preposition count only when there is none before it
 * ('Head of Partner Marketing' is no partner).
 * @param words of one part, as splitTitle gives them
 * @param isFollowed whether another part follows: 'Chief, Design'
 */
export function findRanks(words: readonly string[], isFollowed: boolean): RankHit[] {
  const { ranks } = readLexicon();
  const hits: RankHit[] = [];
  let joined = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = phraseAt(ranks, words, at);
    const special = readSpecial(words, at, isFollowed);
    // A phrase that the table has wins over the rule of its kind: a 'Chief Petty Officer' leads no company.
    if (special && (special.length > (found?.length ?? 0) || found?.length === 1)) {
      hits.push({ ...special, joined });
      at += special.length;
    } else if (found) {
      if (found.says !== 'plain')
        hits.push({ rank: found.says, words: words.slice(at, at + found.length).join(' '), joined });
      at += found.says === 'plain' ? lengthHidden(words, at, found.length) : found.length;
    } else {
      if (JOINTS.has(word)) joined += 1;
      else if (at > 0 && hits.some(({ rank }) => rank !== 'none') && PREPOSITIONS.has(word)) {
        hits.push(...gradesIn(words, at + 1, joined));
        break;
      }
      at += 1;
    }
  }
  return dropModifiers(hits);
}

/** 'Partner Manager' hides the partner, not the manager. */
function lengthHidden(words: readonly string[], at: number, length: number): number {
  const last = words[at + length - 1] ?? '';
  return length > 1 && readLexicon().ranks.phrases.has(last) ? length - 1 : length;
}

/** Grades that stand at the end: 'Analista de Sistemas Sênior'. */
function gradesIn(words: readonly string[], from: number, joined: number): RankHit[] {
  const grade = words.slice(from).find((word) => GRADES.has(word));
  return grade === undefined ? [] : [{ rank: readLexicon().ranks.phrases.get(grade) ?? 'Entry', words: grade, joined }];
}

function readSpecial(
  words: readonly string[],
  at: number,
  isFollowed: boolean,
): { rank: Rank; words: string; length: number } | undefined {
  const word = words[at] ?? '';
  if (word === 'chief' || word === 'मुख्य') return readChief(words, at, isFollowed);
  if (words.length === 1 && word === 'master') return { rank: 'Senior', words: word, length: 1 };
  if (words.length === 1 && GRADUATE_TRAINEE.has(word)) return { rank: 'Training', words: word, length: 1 };
  const next = words[at + 1];
  if (word === 'stage' && at === 0 && next !== undefined && !ON_STAGE.test(next))
    return { rank: 'Training', words: word, length: 1 };
  // 'رئيس الحسابات' heads the accounts, 'رئيس' alone presides.
  if (word === 'رييس' && words.length > 1) return { rank: 'Director', words: word, length: 1 };
  if (word === 'head' && isHeadOfTrade(words, at)) return { rank: 'Manager', words: word, length: 1 };
  const level = at > 0 ? readLevel(word, words[at - 1] ?? '') : readLevel(word, '');
  return level && { rank: level, words: word, length: 1 };
}

/** 'Chief Revenue Officer' and 'Chief, Design' lead the company; a 'Chief Engineer' is a senior one. */
function readChief(
  words: readonly string[],
  at: number,
  isFollowed: boolean,
): { rank: Rank; words: string; length: number } | undefined {
  const officer = words.findIndex(
    (word, index) => index > at && (word === 'officer' || word === 'officers' || word === 'अधिकारी'),
  );
  if (officer > at && officer - at <= 7)
    return { rank: 'CXO', words: words.slice(at, officer + 1).join(' '), length: officer - at + 1 };
  if (words[at] !== 'chief') return undefined;
  const rest = wordsBeforePreposition(words, at + 1);
  const last = rest.at(-1);
  if (last === undefined && at > 0) return { rank: 'Director', words: 'chief', length: 1 };
  if (last === undefined)
    return isFollowed || words.length > 1 ? { rank: 'CXO', words: 'chief', length: 1 } : undefined;
  const { ranks } = readLexicon();
  if (rest.some((word) => ranks.phrases.get(word) === 'Director' || ranks.phrases.get(word) === 'Manager'))
    return { rank: 'Senior', words: 'chief', length: 1 };
  return { rank: isRoleNoun(last) ? 'Senior' : 'CXO', words: 'chief', length: 1 };
}

/** 'Head Chocolatier', not 'Head of Chocolate' and not 'Marketing Head'. */
function isHeadOfTrade(words: readonly string[], at: number): boolean {
  const last = wordsBeforePreposition(words, at + 1).at(-1);
  return last !== undefined && isRoleNoun(last);
}

function wordsBeforePreposition(words: readonly string[], from: number): string[] {
  const rest = words.slice(from);
  const end = rest.findIndex((word) => PREPOSITIONS.has(word) || JOINTS.has(word));
  return end < 0 ? rest : rest.slice(0, end);
}
