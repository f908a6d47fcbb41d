import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { enrichResponse } from './enrichment.ts';
import { flag } from './responses.ts';
import { columnMapping, sheetColumn } from './sheet-columns.ts';
import { plainText } from './text.ts';

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
  /**
   * What the columns hold, each of `columns` by its heading, or by its letter where it has none, or one that stands over several. Sent
   * back as it stands it confirms what is suggested, and changes nothing else.
   */
  mapping: columnMapping,
  /** Who says so: the headings and cells; a mapping given earlier for the same headings; or the one given with this call. */
  mapping_from: z.enum(['recognised', 'remembered', 'given']),
  /** For the user to look at. A sheet in which no profile is found is refused with `upload_no_profiles`, and these beside it. */
  columns: z.array(sheetColumn),
  /** Rows that are read but should be looked at: text and link of a cell name different people, and the link wins. */
  notes: z.array(z.object({ row: z.number().int(), value: z.string(), text: z.string() })),
});
export type DryRunResponse = z.infer<typeof dryRunResponse>;

const uploadResponse = z.union([dryRunResponse, enrichResponse]);

const googleSheetRequest = z.object({
  /** As the browser shows it or `Share` copies it; of any tab. The sheet must be shared by its link, or published. */
  url: plainText(2_000).min(1),
  /** Parameter ids; without it the configured ones. */
  columns: z.array(plainText(64)).max(100).optional(),
  mapping: columnMapping.optional(),
});

const tags = ['spreadsheets'];

export const spreadsheetEndpoints = {
  uploadSheet: {
    tags,
    scopes: ['enrich'],
    summary:
      'Enrich the profiles of a csv, xlsx or xls file (form field `file`; parameters in `columns`, what its columns hold in `mapping`, both JSON)',
    query: uploadQuery,
    body: 'form',
    idempotent: true,
    response: uploadResponse,
  },
  enrichGoogleSheet: {
    tags,
    scopes: ['enrich'],
    summary: 'Enrich the profiles of a Google Sheet that is shared by its link',
    query: uploadQuery,
    body: googleSheetRequest,
    idempotent: true,
    response: uploadResponse,
  },
  downloadSampleSheet: { tags, scopes: ['read', 'enrich'], summary: 'sample.xlsx', response: 'file' },
} satisfies EndpointsOfResource;
