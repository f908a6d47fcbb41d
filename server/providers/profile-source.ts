import type { FactField, FactPart, FactParts } from './profile-facts.ts';
import type { SourceError } from './source-error.ts';

/** What is to be found out about one profile. */
export interface ProfileQuestion {
  /** Decoded slug of the canonical profile URL. */
  slug: string;
  /** Fields that are still missing and that the source gives; never empty. */
  wanted: readonly FactField[];
  /** What is known so far about the same profile, from other sources or from earlier. */
  known: Partial<FactParts>;
  /**
   * Told what a first call brought while others are still to be made: it is kept at once, and not asked for again if the look-up is
   * cut off. `covers` says what is thereby answered. The answer of `find` holds it too.
   */
  onPartialAnswer?: (part: SourceAnswer & { covers: readonly (FactField | FactPart)[] }) => void;
}

/**
 * What a source answered. A field that was wanted and is absent (or an empty list) is one the source has no value for; it is
 * not asked for it again while the answer is fresh.
 */
export interface SourceAnswer {
  /** May hold more than was wanted when it came with the same call: that is kept too. */
  parts: Partial<FactParts>;
  /** 0 to 1: how sure it is that the values are right and about this person. */
  confidence: number;
  /**
   * Everything it has thereby spoken about, when that is more than was wanted: whole parts ('person') or fields. Not asked for
   * again while fresh. Absent: what was wanted.
   */
  covers?: readonly (FactField | FactPart)[];
  /** Shown beside a value, by field: 'Verified by Hunter on 2026-06-14'. */
  notes?: { [Field in FactField]?: string[] };
  /** Decoded slug under which the profile is found by now, when the member has changed it: what was said holds for both. */
  movedTo?: string;
  /** Wanted fields it could not look at this time (throttled, failed on the way): asked again next time. */
  unanswered?: readonly FactField[];
  /** Why `unanswered` is not empty. */
  failure?: SourceError;
}

/**
 * A source that turns a profile into facts. Adapters hold no state about jobs or credits: they speak one wire
 * format and answer one question.
 */
export interface ProfileSource {
  /** Stable id for logs, metrics, the waterfall and stored answers: 'sample-network'. */
  readonly id: string;
  /** Name as shown to users beside a value: 'Sample data'. */
  readonly label: string;
  /** The fields it can give at all. */
  readonly fields: readonly FactField[];
  /** Fields it does better with: it is asked after the sources that are being asked for them. */
  readonly prefers?: readonly FactField[];
  /** It speaks of companies alone: what it has, or has not, says nothing about whether the profile exists. */
  readonly companyOnly?: boolean;
  /** Its answers are made here, at once and at no cost: whether it is asked twice does not matter. */
  readonly isLocal?: boolean;
  /** Look-ups that one process makes at a time; absent: as many as there are. */
  readonly atOnce?: number;
  /** The same source over an account of the user's own, with a pace of its own; undefined when the user has none. */
  forUser?(userId: string): Promise<ProfileSource | undefined>;
  /** Whether it can be asked with what is known so far (a finder of e-mail addresses may need a name); absent: always. */
  canAnswer?(question: ProfileQuestion): boolean;
  /**
   * Looks one profile up, with as few calls as the wanted fields need.
   * @returns null when the source knows no such profile; an answer without parts when it has nothing, but that says nothing
   *   about whether the profile exists (no e-mail address found)
   * @throws SourceError when the source could not answer at all, after its own retries
   */
  find(question: ProfileQuestion, signal: AbortSignal): Promise<SourceAnswer | null>;
}
