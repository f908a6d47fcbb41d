import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeTitle } from '../../server/vocabulary/job-titles/normalize-title.ts';
import { DEPARTMENTS, type Department } from '../../shared/catalogue.ts';
import { departmentOfCode } from './job-titles/code-departments.ts';
import { isPlainTitle } from './job-titles/plain-titles.ts';

const MOST_WORDS = 5;
/** A department is kept when this share of the occupations that bear the title belong to it. */
const CLEAR = 0.67;
/** A word says a department when it stands in so many titles and this share of them belongs to it. */
const LEAST_TITLES = 4;
const CLEAR_WORD = 0.8;
const FOLDER = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles');
const TARGET = path.join(FOLDER, 'occupations.txt');
const WORDS = path.join(FOLDER, 'occupation-words.txt');

const HEADER = `# Job titles and the department most who bear them work in (a letter: the place of the department in the catalogue).
# Made by \`npm run vocabulary\`; not to be edited. Sources: O*NET Database, U.S. Department of Labor (CC BY 4.0);
# ESCO, European Commission. See NOTICE.md.
`;

const WORDS_HEADER = `# Words and the department of most titles they stand in. Made by \`npm run vocabulary\` from occupations.txt.
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

/** The words most of whose titles belong to one department: 'blasting', 'orthopedic'. */
function countWords(titles: readonly [title: string, letter: string][]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const [title, letter] of titles) {
    for (const word of new Set(title.split(' '))) {
      if (word.length < 4) continue;
      const byLetter = counts.get(word) ?? new Map<string, number>();
      counts.set(word, byLetter.set(letter, (byLetter.get(letter) ?? 0) + 1));
    }
  }
  return [...counts]
    .flatMap(([word, byLetter]) => {
      const all = [...byLetter.values()].reduce((sum, count) => sum + count, 0);
      const [letter = '-', count = 0] = [...byLetter].sort(([, one], [, other]) => other - one)[0] ?? [];
      return letter !== '-' && all >= LEAST_TITLES && count / all >= CLEAR_WORD ? [`${word}\t${letter}`] : [];
    })
    .sort();
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
  const words = countWords(lines.map((line) => line.split('\t') as [string, string]));
  writeFileSync(WORDS, `${WORDS_HEADER}${words.join('\n')}\n`);
  console.log(`${words.length} words in ${path.relative(process.cwd(), WORDS)}`);
}
