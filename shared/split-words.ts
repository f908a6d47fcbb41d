/** Splits a line of single words: a table of names reads better as prose than as one name a line. */
export function splitWords(line: string): string[] {
  return line.trim().split(/\s+/);
}
