import type { AiParameterId } from '../../../shared/catalogue.ts';

/** The AI-generated parameters that are texts; score and tag are numbers of the decision of fit. */
export type TextId = Exclude<AiParameterId, 'confidenceScore' | 'tag'>;

/** A text as it should be, or should not be, with the facts it was written from. */
export interface TextExample {
  /** What was known of the prospect, in short. */
  facts: string;
  /** What the user sells, where the text depends on it. */
  offer?: string;
  text: string;
}

/** What one text is for. Both writers keep to it: people who write templates read it, models are told it. */
export interface TextJob {
  /** Its one job, as an order: 'Say what …'. */
  job: string;
  mostWords: number;
  /** The facts it may stand on; with none of them the text is left out and not charged. */
  restsOn: string;
  rules: readonly string[];
  never: readonly string[];
  good: readonly [TextExample, TextExample];
  bad: TextExample & { why: string };
}
