import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of a training file, parted at its first tab. */
export interface TrainingLine {
  /** What stands before the tab: a language, a country. */
  label: string;
  text: string;
  /** Name of its file: lines of one file were written by one hand. */
  source: string;
}

/**
 * Every line of a folder's `.tsv` files, in the order of their names.
 * @throws Error for a line without a tab
 */
export function readTrainingLines(folder: string): TrainingLine[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const tab = line.indexOf('\t');
          if (tab < 0) throw new Error(`No tab in ${file}: ${line}`);
          return { label: line.slice(0, tab), text: line.slice(tab + 1), source: path.basename(file, '.tsv') };
        }),
    );
}
