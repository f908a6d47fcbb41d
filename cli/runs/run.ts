import { z } from 'zod';
import { EXPORT_FORMATS } from '../../shared/export-choices.ts';

/** A sheet that is started as one request. */
const runPart = z.object({
  /** In the run's folder: exactly the bytes that are sent, whenever they are sent. */
  file: z.string(),
  /** What the sheet is called towards the server. */
  name: z.string(),
  /** Heading or letter of the column that holds the profiles, where the user said so or the sheet was split by it. */
  profile_column: z.string().nullable(),
  /** Made before the first call, so that a start that is repeated is the same start. */
  idempotency_key: z.string(),
  /** Since when it may have been started; null: nobody asked the server yet. */
  asked_at: z.iso.datetime().nullable(),
  /** What the server started; null until it said so. */
  batch_id: z.string().nullable(),
});
export type RunPart = z.infer<typeof runPart>;

/** An enrichment as it stands in its run file: all that is needed to go on with it after the program died at any moment. */
export const run = z.object({
  version: z.literal(1),
  id: z.string(),
  url: z.string(),
  /** Whose key began it. */
  user_id: z.string(),
  created_at: z.iso.datetime(),
  /** The process that works on it. */
  pid: z.number().int(),
  /** What is enriched, for people: 'people.csv'. */
  source: z.string(),
  columns: z.array(z.string()),
  skip_invalid: z.boolean(),
  /** Absolute path; null: standard output. */
  out: z.string().nullable(),
  format: z.enum(EXPORT_FORMATS),
  /** Rows left out because they hold no profile. */
  rejected: z.number().int(),
  parts: z.array(runPart).min(1),
});
export type Run = z.infer<typeof run>;
