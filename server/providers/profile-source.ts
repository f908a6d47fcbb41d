import type { FactPart, FactParts } from './profile-facts.ts';

/** What a source answered: the parts it has of those asked for, each with how sure it is (0 to 1). */
export interface SourceAnswer {
  parts: Partial<FactParts>;
  confidence: number;
}

/**
 * A source that turns a profile into facts. Adapters hold no state about jobs or credits: they speak one wire
 * format and answer one question.
 */
export interface ProfileSource {
  /** Stable id for logs, metrics and stored answers: 'sample-network'. */
  readonly id: string;
  /** Name as shown to users beside a value: 'Sample data'. */
  readonly label: string;
  /** The parts it can give at all. */
  readonly gives: readonly FactPart[];
  /**
   * Looks one profile up.
   * @param slug decoded slug of the canonical profile URL
   * @param wanted parts still missing, a subset of `gives`
   * @returns null when the source does not know the profile
   * @throws SourceError when the source could not answer
   */
  find(slug: string, wanted: readonly FactPart[], signal: AbortSignal): Promise<SourceAnswer | null>;
}

/** Why a source could not answer; `retryable` ones are asked again with backoff, then skipped. */
export class SourceError extends Error {
  readonly retryable: boolean;
  /** Milliseconds the source asked us to wait, when it did. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { retryable: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SourceError';
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
  }
}
