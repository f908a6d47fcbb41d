const MOST = 2_000_000_000;

/** What somebody typed as a limit. @returns null for none, undefined for what is no number of credits or calls */
export function readLimit(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s,]/g, '');
  if (digits === '') return null;
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const limit = Number(digits);
  return limit <= MOST ? limit : undefined;
}
