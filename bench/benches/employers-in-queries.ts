import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companyOutlines } from '../../server/sample-network/companies/company-outline.ts';
import { SeededRandom } from '../../server/sample-network/seeded-random.ts';
import { readIntent } from '../../server/search/intent/read-intent.ts';
import { presentIntent } from '../../server/search/present-intent.ts';
import { show } from '../support/figures.ts';

const LISTS = path.resolve(import.meta.dirname, '../../scripts/vocabulary/companies');
const QUERIES = 150;
const LONGEST_NAME = 4;

interface Form {
  write(one: string, other: string): string;
  employers: 1 | 2;
  /** Where somebody worked before stands among the keywords. */
  isPast?: boolean;
}

const FORMS: readonly Form[] = [
  { write: (one) => `finance directors at ${one}`, employers: 1 },
  { write: (one) => `regional sales manager ${one}`, employers: 1 },
  { write: (one, other) => `procurement heads at ${one} or ${other}`, employers: 2 },
  { write: (one, other) => `cfo ${one} ${other}`, employers: 2 },
  { write: (one) => `cmos in germany not from ${one}`, employers: 1 },
  { write: (one) => `ex ${one} plant managers`, employers: 1, isPast: true },
  { write: (one, other) => `"plant manager" AND (${one} OR ${other})`, employers: 2 },
];

/**
 * In how many queries of each form every employer is found: names of the lists that the table of companies is made from,
 * and names that the sample network made up, which no table has.
 */
export function run(): void {
  const listed = readdirSync(LISTS)
    .filter((file) => !file.includes('brands'))
    .flatMap((file) => readFileSync(path.join(LISTS, file), 'utf8').split('\n'))
    .map((line) => line.split(' | ', 1)[0] ?? '')
    .filter((name) => /^[ -~]+$/.test(name) && name.split(' ').length <= LONGEST_NAME);
  const madeUp = companyOutlines().map(({ name }) => name);
  for (const [kind, names] of Object.entries({ listed, 'made up': madeUp })) {
    for (const form of FORMS) {
      const shown = form.write('A', 'B');
      show(`${kind}, ${shown}`, shareFound(names, form, asWritten), 'right');
      show(`${kind}, ${shown}, in lower case`, shareFound(names, form, lower), 'right');
    }
  }
}

const asWritten = (query: string) => query;
const lower = (query: string) => query.replace(/\b(?!(?:AND|OR)\b)\w+/g, (word) => word.toLowerCase());

function shareFound(names: readonly string[], form: Form, retype: (query: string) => string): number {
  const right = Array.from({ length: QUERIES }, (_, index) => {
    const random = new SeededRandom('employers in queries', index);
    const [one, other] = [random.pick(names), random.pick(names)];
    const { companies, keywords, exclude } = presentIntent(readIntent(retype(form.write(one, other))));
    const found = [...companies, ...exclude.companies, ...(form.isPast ? keywords : [])].map(letters);
    return [one, other].slice(0, form.employers).every((name) => found.includes(letters(name)));
  });
  return right.filter(Boolean).length / QUERIES;
}

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
