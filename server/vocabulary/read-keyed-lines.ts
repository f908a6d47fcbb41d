import { readFileSync } from 'node:fs';

/**
 * Reads a table of lines 'key<separator>value' whose keys are in any script, without its remarks, which begin with '#'; large tables in
 * ASCII are sorted ones (sorted-table.ts).
 * @param file its path
 * @param separator the first one of a line parts it
 * @returns values by keys
 */
export function readKeyedLines(file: string, separator = '\t'): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const end = line.indexOf(separator);
      return line.startsWith('#') ? [] : [[line.slice(0, end), line.slice(end + separator.length)]];
    }),
  );
}
