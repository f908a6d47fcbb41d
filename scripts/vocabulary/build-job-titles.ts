import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeTitle } from '../../server/vocabulary/job-titles/normalize-title.ts';
import { DEPARTMENTS, type Department } from '../../shared/catalogue.ts';
import { departmentOfCode } from './job-titles/code-departments.ts';
import { isPlainTitle } from './job-titles/plain-titles.ts';

const MOST_WORDS = 5;
/** A department is kept when this share of the occupations that bear the title belong to it. */
const CLEAR = 0.67;
const TARGET = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles/occupations.txt');

const HEADER = `# Job titles and the department most who bear them work in (a letter: the place of the department in the catalogue).
# Made by \`npm run vocabulary\`; not to be edited. Sources: O*NET Database, U.S. Department of Labor (CC BY 4.0);
# ESCO, European Commission. See NOTICE.md.
`;

type Votes = Map<Department | undefined, number>;

function readRows(folder: string, file: string): string[][] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** Every title of the sources with the departments of the occupations it stands under. */
function collectVotes(folder: string): Map<string, Votes> {
  const titles = new Map<string, Votes>();
  const sources = new Map<string, Set<string>>();
  const add = (written: string, department: Department | undefined, source: string) => {
    const title = normalizeTitle(written.replace(/\([^()]*\)/g, ' '));
    if (title === '' || title.split(' ').length > MOST_WORDS) return;
    const votes: Votes = titles.get(title) ?? new Map();
    titles.set(title, votes.set(department, (votes.get(department) ?? 0) + 1));
    sources.set(title, (sources.get(title) ?? new Set()).add(source));
  };
  for (const [code = '', title = ''] of readRows(folder, 'onet-occupations.tsv')) {
    if (!title.includes(',')) add(title, departmentOfCode('soc', code), 'occupation');
  }
  for (const [code = '', title = ''] of readRows(folder, 'onet-alternate-titles.tsv')) {
    add(title, departmentOfCode('soc', code), 'onet');
  }
  for (const [group = '', label = '', others = ''] of readRows(folder, 'esco-occupations.tsv')) {
    for (const title of [...label.split('/'), ...others.split('|')])
      add(title, departmentOfCode('isco', group), 'esco');
  }
  for (const [title, from] of sources) if (!isPlainTitle(title, from, titles)) titles.delete(title);
  return titles;
}

function clearDepartment(votes: Votes): Department | undefined {
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  const best = [...votes].sort(([, one], [, other]) => other - one)[0];
  return best && best[1] / all >= CLEAR ? best[0] : undefined;
}

function letterOf(department: Department | undefined): string {
  return department === undefined ? '-' : String.fromCharCode(65 + DEPARTMENTS.indexOf(department));
}

/**
 * Writes the table of occupations.
 * @param folder with onet-alternate-titles.tsv, onet-occupations.tsv and esco-occupations.tsv
 */
export function buildJobTitles(folder: string): void {
  const lines = [...collectVotes(folder)].map(([title, votes]) => `${title}\t${letterOf(clearDepartment(votes))}`);
  writeFileSync(TARGET, `${HEADER}${lines.sort().join('\n')}\n`);
  console.log(`${lines.length} job titles in ${path.relative(process.cwd(), TARGET)}`);
}
