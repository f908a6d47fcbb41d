import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Occupation } from './esco.ts';

/** Where no name of ESCO's is what people are called. */
const CALLED: Readonly<Record<string, string>> = {
  'nurse responsible for general care': 'nurse',
  'general veterinarian': 'veterinarian',
  'cargo vehicle driver': 'truck driver',
  'building caretaker': 'caretaker',
  'higher education lecturer': 'lecturer',
  'general practitioner': 'general practitioner',
  'specialised doctor': 'physician',
  'specialist nurse': 'nurse',
  'chief operating officer': 'chief operating officer',
};

const plain = (title: string) =>
  title
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The titles that O*NET knows: what people in the data are called. */
function knownTitles(folder: string): Set<string> {
  const read = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((line) => plain(line.split('\t')[1] ?? ''));
  return new Set([...read('onet-alternate-titles.tsv'), ...read('onet-occupations.tsv')]);
}

/**
 * The English name of each occupation: ESCO's own where O*NET knows it as well, else the shortest of its other names that ends with
 * the same word and that O*NET knows, else ESCO's.
 * @returns by conceptUri, in lower case
 */
export function englishNames(folder: string, occupations: readonly Occupation[]): Map<string, string> {
  const known = knownTitles(folder);
  return new Map(
    occupations.map(({ conceptUri, preferredLabel, altLabels }) => {
      const name = plain(preferredLabel.split('/')[0] ?? '');
      const last = name.split(' ').at(-1);
      const others = altLabels
        .split('\n')
        .map(plain)
        .filter((other) => known.has(other) && other.split(' ').at(-1) === last)
        .sort((one, other) => one.length - other.length);
      return [conceptUri, CALLED[name] ?? (known.has(name) ? name : (others[0] ?? name))];
    }),
  );
}
