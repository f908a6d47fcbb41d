import type { Department } from '../../../shared/catalogue.ts';

/** Rungs of a ladder that a track names titles for; owners, partners and volunteers are named by their company. */
export type Rung = 'training' | 'entry' | 'senior' | 'manager' | 'director' | 'vp' | 'cxo';

/**
 * A line of work: the ladder of titles, what people in it can do, did, say and write. Templates are as in
 * wording.ts; besides numbers they may use {company}, {product}, {client}, {colleague} (people with a company only)
 * and {city}, {field}, {customers} (everybody).
 */
export interface Track {
  id: string;
  department: Department;
  titles: Record<Rung, readonly string[]>;
  skills: readonly string[];
  /** Results in the past tense, for descriptions of positions. */
  did: readonly string[];
  /** Sentences in the first person, for the about text. */
  about: readonly string[];
  /** Whole posts. */
  posts: readonly string[];
  /** Fields of study. */
  fields: readonly string[];
  certifications?: readonly (readonly [name: string, issuer: string])[];
  /** Most people here have a degree above a bachelor's: 'PhD' or 'MD'. */
  degree?: string;
}
