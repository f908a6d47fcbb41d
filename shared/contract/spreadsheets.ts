import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { enrichResponse } from './enrichment.ts';
import { flag } from './responses.ts';

const uploadQuery = z.object({ dry_run: flag, skip_invalid: flag });

/** What an upload would do; nothing is charged or started. */
export const dryRunResponse = z.object({
  success: z.literal(true),
  /** Data rows read, blank ones not counted. */
  rows: z.number().int(),
  /** Header text or column letter of the column that holds the profiles. */
  column: z.string(),
  /** Distinct profiles. */
  profiles: z.number().int(),
  duplicates: z.number().int(),
  linkedin_urls: z.array(z.string()),
  /** `row` is the row number as the spreadsheet shows it. */
  rejected: z.array(z.object({ row: z.number().int(), value: z.string(), reason: z.string() })),
  /** Credits for the chosen (or configured) parameters. */
  cost: z.number().int(),
  /** How many of the values asked for already stand in the sheet: part of `cost`, and given back as the profiles are done. */
  given_values: z.number().int(),
});
export type DryRunResponse = z.infer<typeof dryRunResponse>;

const uploadResponse = z.union([dryRunResponse, enrichResponse]);

const tags = ['spreadsheets'];

export const spreadsheetEndpoints = {
  uploadSheet: {
    tags,
    summary: 'Enrich the profiles of a csv, xlsx or xls file (form field `file`, parameters in `columns`)',
    query: uploadQuery,
    body: 'form',
    idempotent: true,
    response: uploadResponse,
  },
  downloadSampleSheet: { tags, summary: 'sample.xlsx', response: 'file' },
} satisfies EndpointsOfResource;
