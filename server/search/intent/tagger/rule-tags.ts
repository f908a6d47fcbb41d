import type { Candidate, Meaning } from '../candidates/candidate.ts';
import { readNamed } from '../name-parts.ts';
import type { QueryText } from '../query-text.ts';
import type { WordTags } from './word-tags.ts';

/** What the rules take each word for. */
export interface RuleTags {
  /** 'B-title' for the first word of a title, 'I-title' for the others, 'O' for words that name nothing. */
  tags: readonly string[];
  /** By word: what it names is left out, or is past. */
  isExcluded: readonly boolean[];
  isPast: readonly boolean[];
}

/** Words that no vocabulary knows are told apart from known keywords. */
const tagOf = (meaning: Meaning) => (meaning.kind === 'keyword' && !meaning.known ? 'unknown' : meaning.kind);

/** A reading by rules, word by word. */
export function ruleTags(text: QueryText, reading: readonly Candidate[], by?: WordTags): RuleTags {
  const tags = text.tokens.map(() => 'O');
  const isExcluded = text.tokens.map(() => false);
  const isPast = text.tokens.map(() => false);
  for (const part of readNamed(text, reading, by))
    for (let at = part.from; at < part.to; at += 1) {
      tags[at] = `${at === part.from ? 'B' : 'I'}-${tagOf(part.meaning)}`;
      isExcluded[at] = part.isExcluded;
      isPast[at] = part.isPast;
    }
  return { tags, isExcluded, isPast };
}
