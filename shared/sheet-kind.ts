/** Kinds of file that are taken as sheets: endings of their names, and the types that browsers name. */
const ENDINGS = ['.csv', '.xls', '.xlsx'];
const TYPES = [
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** What the file dialog offers. */
export const SHEET_ACCEPT = [...ENDINGS, ...TYPES].join(',');

/** What is said of a file that is none. */
export const NO_SHEET = 'Please upload a CSV or Excel file.';

/**
 * Whether a file may be a sheet: by the ending of its name; by the type that comes with it where the name has none. Systems name many
 * types for the same file, and the same type for many files.
 * @param file name and media type, '' where there is none
 */
export function isSheet({ name, type }: { name: string; type: string }): boolean {
  const base = name.trim().toLowerCase();
  const dot = base.lastIndexOf('.');
  // '.csv' is a file without a name, not one without an ending.
  return dot < 0 ? TYPES.includes(type.trim().toLowerCase()) : ENDINGS.includes(base.slice(dot));
}
