import type { FactField, FactParts } from '../profile-facts.ts';
import type { SourceAnswer } from '../profile-source.ts';
import { SourceError } from '../source-error.ts';

/** The profile as its owner keeps it, seen now. */
const CONFIDENCE = 0.97;

/** An answer in the making. A step that fails after the first takes nothing away from what was found before it. */
export class AnswerBuilder {
  readonly parts: Partial<FactParts> = {};
  /** The slug that the profile has by now, when it is another one. */
  movedTo: string | undefined;
  readonly #leftOut = new Set<FactField>();
  #failure: SourceError | undefined;

  leaveOut(fields: readonly FactField[], failure: SourceError): void {
    for (const field of fields) this.#leftOut.add(field);
    this.#failure ??= failure;
  }

  async attempt(fields: readonly FactField[], step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.leaveOut(fields, error);
    }
  }

  /** What was found so far, whatever comes after. */
  soFar(): Pick<SourceAnswer, 'parts' | 'confidence' | 'movedTo'> {
    return { parts: { ...this.parts }, confidence: CONFIDENCE, ...(this.movedTo && { movedTo: this.movedTo }) };
  }

  /** @throws the failure when nothing was found at all */
  asAnswer(wanted: readonly FactField[]): SourceAnswer {
    const failure = this.#failure;
    if (!failure) return this.soFar();
    if (Object.keys(this.parts).length === 0) throw failure;
    const unanswered = wanted.filter((field) => this.#leftOut.has(field));
    return { ...this.soFar(), unanswered, failure };
  }
}
