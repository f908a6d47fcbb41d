import type { FactField, FactParts } from '../profile-facts.ts';
import type { SourceAnswer } from '../profile-source.ts';
import { SourceError } from '../source-error.ts';

/** The profile as its owner keeps it, seen now. */
const CONFIDENCE = 0.97;

/** An answer in the making. A step that fails after the first takes nothing away from what was told before it. */
export class AnswerBuilder {
  readonly parts: Partial<FactParts> = {};
  /** The slug that the profile has by now, when it is another one. */
  movedTo: string | undefined;
  readonly #leftOut = new Set<FactField>();
  #trouble: SourceError | undefined;

  leaveOut(fields: readonly FactField[], trouble: SourceError): void {
    for (const field of fields) this.#leftOut.add(field);
    this.#trouble ??= trouble;
  }

  async attempt(fields: readonly FactField[], step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.leaveOut(fields, error);
    }
  }

  /** What is told by now, whatever comes after. */
  soFar(): Pick<SourceAnswer, 'parts' | 'confidence' | 'movedTo'> {
    return { parts: { ...this.parts }, confidence: CONFIDENCE, ...(this.movedTo && { movedTo: this.movedTo }) };
  }

  /** @throws the trouble when nothing was told at all */
  asAnswer(wanted: readonly FactField[]): SourceAnswer {
    const trouble = this.#trouble;
    if (!trouble) return this.soFar();
    if (Object.keys(this.parts).length === 0) throw trouble;
    const unanswered = wanted.filter((field) => this.#leftOut.has(field));
    return { ...this.soFar(), unanswered, trouble };
  }
}
