/** What results can be downloaded as. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which columns a download has: ours, or those that an importer of customers' software knows by their headings. */
export const EXPORT_LAYOUTS = ['plain', 'hubspot', 'salesforce', 'pipedrive'] as const;
export type ExportLayout = (typeof EXPORT_LAYOUTS)[number];

/** How the results of a request are to be downloaded. */
export interface ExportChoice {
  format: ExportFormat;
  layout: ExportLayout;
  /** Further columns that say where each value comes from, and when it was read. */
  sources: boolean;
}
