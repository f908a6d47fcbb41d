import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { IndustryWanted, Range, TitleWanted } from '../../../providers/people-search.ts';
import type { Place } from '../../../vocabulary/places/find-places.ts';
import type { Joint } from '../languages/read-languages.ts';

/** What a stretch of the query can be. */
export type Meaning =
  /** `isServing`: the words behind the title say whom its bearer works for. */
  | { kind: 'title'; titles: readonly TitleWanted[]; isServing?: true }
  | { kind: 'seniority'; levels: readonly SeniorityLevel[] }
  | { kind: 'department'; department: Department }
  | { kind: 'place'; places: readonly Place[] }
  | { kind: 'industry'; industry: IndustryWanted }
  | { kind: 'company'; names: readonly string[] }
  /** `known`: the vocabulary has it, it was no guess. */
  | { kind: 'keyword'; names: readonly string[]; known: boolean }
  | { kind: 'years'; range: Range }
  | { kind: 'size'; range: Range }
  /** Words that name nothing. */
  | { kind: 'skip'; joints: readonly Joint[] };

/** One way to read the words from `from` to `to`, exclusive; the higher the score, the likelier. */
export interface Candidate {
  from: number;
  to: number;
  score: number;
  meaning: Meaning;
  /** The tagger takes the words for it, and no vocabulary has them. */
  isGuess?: boolean;
}
