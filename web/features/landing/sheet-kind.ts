const TYPES = new Set([
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** What the file dialog offers. */
export const SHEET_ACCEPT = ['.csv', '.xls', '.xlsx', ...TYPES].join(',');

/**
 * Whether a file may be a sheet, by the type the browser names; by its ending where the system knows no type for it.
 */
export function isSheet({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === '' ? /\.(?:csv|xlsx?)$/i.test(name) : TYPES.has(type);
}
