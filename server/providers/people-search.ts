import type { Department, SeniorityLevel } from '../../shared/catalogue.ts';

/**
 * A title, with what it implies. `phrases` are the ways titles write it, `related` what is close to it and comes after, of people
 * whose profiles mention all of `mentions`: 'Python Developer' is written by developers who know Python, too.
 */
export interface TitleWanted {
  name: string;
  phrases: string[];
  related: string[];
  mentions?: string[];
  seniority?: SeniorityLevel;
  department?: Department;
}

/** A place is any of its cities, regions and countries; `within` names what it lies in, from near to far. */
export interface PlaceWanted {
  name: string;
  cities: string[];
  regions: string[];
  countries: string[];
  within: string[];
}

export interface IndustryWanted {
  name: string;
  /** Names of the network's own list of industries; none when it has no such industry. */
  labels: string[];
}

/** Lists of alternatives; a person has to fit one of each list that is not empty. */
export interface Criteria {
  titles: TitleWanted[];
  seniority: SeniorityLevel[];
  departments: Department[];
  locations: PlaceWanted[];
  industries: IndustryWanted[];
  companies: string[];
  /** All of them are wanted. */
  keywords: string[];
}

/** Bounds, both included. */
export interface Range {
  min?: number;
  max?: number;
}

/** What people have to be, what they must not be, in the vocabulary of all sources. */
export interface PeopleQuery extends Criteria {
  not: Criteria;
  yearsOfExperience?: Range;
  /** Of the company: any of these. */
  employees?: Range[];
}

/** Somebody found; what a source does not know is absent. */
export interface FoundPerson {
  id: string;
  /** Absent when the profile is out of reach: such a person cannot be enriched. */
  slug?: string | undefined;
  memberUrn?: string | undefined;
  name?: string | undefined;
  headline: string;
  location: string;
  pictureUrl?: string | undefined;
  largePictureUrl?: string | undefined;
}

/** What a source took less strictly than it was asked, because nobody fits or because it cannot be asked that. */
export type Relaxed = 'titles' | 'levels' | 'places' | 'industries' | 'numbers' | 'keywords';

export interface FoundPage {
  people: FoundPerson[];
  /** Absent: everybody fits all of the query. */
  relaxed?: Relaxed[];
  /** Place of the first of them among all, from 0. */
  start: number;
  total: number;
  /** What the source needs to hand over the next page; null on the last. */
  next: string | null;
}

/** A source that finds people. It holds no state about users: one question, one page. */
export interface PeopleSearch {
  /** Stable id for logs: 'sample-network'. */
  readonly id: string;
  /** The same search over an account of the user's own; undefined when the user has none. */
  forUser?(userId: string): Promise<PeopleSearch | undefined>;
  /** Whether it can be searched already; absent: always. */
  isReady?(): Promise<boolean>;
  /**
   * @param next as the page before gave it; absent for the first page
   * @param size people on a page
   * @throws SourceError when the source cannot answer
   * @returns null when `next` is none of this source, or no longer
   */
  find(query: PeopleQuery, size: number, next?: string): Promise<FoundPage | null>;
}
