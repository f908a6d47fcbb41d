import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { meaningsInTables } from '../../server/search/intent/lexicon.ts';
import { readTokens } from '../../server/search/intent/tokens.ts';
import { LONGEST_COMPANY_NAME } from '../../server/vocabulary/companies/find-company.ts';
import { findListedTitle } from '../../server/vocabulary/job-titles/find-job-title.ts';
import { findPlaces } from '../../server/vocabulary/places/find-places.ts';
import { POPULATION_OF_QUARTERS } from './places/localities.ts';

const LISTS = path.join(import.meta.dirname, 'companies');
const TARGET = path.resolve(import.meta.dirname, '../../server/vocabulary/companies/company-names.txt');

const HEADER = `# Names of companies, in lower case and without accents.
# Made by \`npm run vocabulary\`; not to be edited.
# Sources: name-suggestion-index (BSD-3-Clause), Simple Icons (CC0), lists of Leadlight's own. See NOTICE.md.
`;

/** Behind a name, for the law. */
const LEGAL_FORM =
  /(?<=\S)[ ,]+(?:inc|incorporated|corp|corporation|company|co|ltd|limited|llc|llp|lp|plc|gmbh|ag|se|kg|kgaa|sa|s\.a|sas|spa|s\.p\.a|srl|bv|b\.v|nv|n\.v|ab|as|a\/s|oy|oyj|pty|pte|sdn|bhd|pvt|sl|s\.l|ltda|lda|kft|zrt|doo|sro|s\.r\.o|a\.s)\.?$/i;

/** Whose lists are of makers of software. */
const MAKERS = /^software/;

/**
 * `npm run vocabulary`: one sorted table of the names in `scripts/vocabulary/companies`, each line a name and its other names. Makers of
 * software have an 'm' behind them.
 */
export function buildCompanies(): void {
  const keys = new Map<string, string>();
  for (const file of readdirSync(LISTS)) {
    for (const line of readFileSync(path.join(LISTS, file), 'utf8').split('\n')) {
      for (const key of line.split('|').flatMap((name) => keysOf(name.trim()))) {
        if (MAKERS.test(file) || !keys.has(key)) keys.set(key, MAKERS.test(file) ? 'm' : '');
      }
    }
  }
  const lines = [...keys].map(([key, kind]) => `${key}\t${kind}\n`);
  writeFileSync(TARGET, `${HEADER}${lines.sort().join('')}`);
}

/** The name as queries have it, with and without its article and legal form. */
function keysOf(name: string): string[] {
  const short = name
    .replace(/\s*\([^)]*\)$/, '')
    .replace(LEGAL_FORM, '')
    .replace(LEGAL_FORM, '');
  return [...new Set([name, short, short.replace(/^the /i, '')])].flatMap((written) => keyOf(written) ?? []);
}

function keyOf(name: string): string | undefined {
  const tokens = readTokens(name);
  while (tokens.at(-1)?.kind === 'mark') tokens.pop();
  const key = tokens.map(({ text }) => text).join(' ');
  const isWritten = tokens.every(({ kind }) => kind !== 'mark') && /[a-z]/.test(key) && /^[ -~]{2,}$/.test(key);
  if (!isWritten || tokens.length > LONGEST_COMPANY_NAME || isSomethingElse(key, tokens.length)) return undefined;
  return key;
}

/** Titles, trades and places that a query means sooner than a company of that name. */
function isSomethingElse(key: string, words: number): boolean {
  const { company, companies, keyword, isField, isShortForm, ...more } = meaningsInTables(key) ?? {};
  if (Object.keys(more).length > 0 && company === undefined && !isShortForm) return true;
  if (findListedTitle(key) !== undefined) return true;
  // Parts of a city are looked for beside it; employers have their names as well.
  const isPlace = findPlaces(key).some(
    ({ kind, cities, population }) => kind !== 'city' || cities.length === 1 || population >= POPULATION_OF_QUARTERS,
  );
  return words === 1 && (key.length < 3 || isPlace) && company === undefined;
}
