import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeTitle } from '../../server/vocabulary/job-titles/normalize-title.ts';
import { stemWord } from '../../server/vocabulary/job-titles/stem-title.ts';
import { DEPARTMENTS, type Department } from '../../shared/catalogue.ts';
import { departmentOfGermanCode, readGermanOccupations, splitOccupationName } from './job-titles/kldb.ts';

const SHORTEST_WORD = 4;
/** Of the words that end so, this share is of one department. */
const CLEAR = 0.8;
const FEWEST = 4;
const FOLDER = path.resolve(import.meta.dirname, '../../server/vocabulary/job-titles');

const header = (what: string) => `# ${what}, and the department most of them belong to (a letter: its place in the
# catalogue; '-' where they belong to several); whole words begin with ^. Made by \`npm run vocabulary\`; not to be edited.
# Source: Klassifikation der Berufe 2010 (2020), Statistik der Bundesagentur für Arbeit. See NOTICE.md.
`;

type Choice = Department | '-';
interface Vote {
  word: string;
  department: Choice;
}

/**
 * The fewest endings from which the departments of all words follow: one stands there only when it says something else
 * than the longest shorter one. Unknown compounds are then read by their ends, as 'Anlagenmechaniker' by 'mechanik'.
 */
function learnEndings(votes: readonly Vote[]): ReadonlyMap<string, Choice> {
  const counts = new Map<string, Map<Choice, number>>();
  for (const { word, department } of new Map(votes.map((vote) => [`${vote.word} ${vote.department}`, vote])).values()) {
    const endings = Array.from({ length: word.length - SHORTEST_WORD + 1 }, (_, at) => word.slice(at));
    for (const ending of [`^${word}`, ...endings]) {
      const count = counts.get(ending) ?? new Map<Choice, number>();
      counts.set(ending, count.set(department, (count.get(department) ?? 0) + 1));
    }
  }
  const table = new Map<string, Choice>();
  const said = (ending: string): Choice | undefined => {
    for (let at = ending.startsWith('^') ? 1 : 0; at < ending.length; at++) {
      const known = table.get(ending.slice(at));
      if (known !== undefined) return known;
    }
    return undefined;
  };
  for (const [ending, count] of [...counts].toSorted(([a], [b]) => a.length - b.length)) {
    const total = Array.from(count.values()).reduce((sum, one) => sum + one, 0);
    const isWhole = ending.startsWith('^');
    if (!isWhole && total < FEWEST) continue;
    const [department, most] = [...count].toSorted(([, a], [, b]) => b - a)[0] ?? ['-', 0];
    const choice = most / total >= CLEAR ? department : '-';
    // An ending that says nothing is left out where no shorter one says something; a whole word is known all the same.
    if (choice !== (said(ending) ?? (isWhole ? undefined : '-'))) table.set(ending, choice);
  }
  return table;
}

const wordsOf = (text: string): string[] =>
  normalizeTitle(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && /^[a-z]+$/.test(word))
    .map(stemWord);

function write(file: string, what: string, table: ReadonlyMap<string, Choice>): void {
  const letterOf = (choice: Choice) =>
    choice === '-' ? '-' : String.fromCharCode('A'.charCodeAt(0) + DEPARTMENTS.indexOf(choice));
  const lines = [...table].map(([ending, choice]) => `${ending}\t${letterOf(choice)}`);
  const sorted = lines.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  writeFileSync(path.join(FOLDER, file), `${header(what)}${sorted.join('\n')}\n`);
}

/**
 * Writes how German occupations end ('mechanik'), and fields of work ('logistik'), with the department of each.
 * @param folder with kldb-2010.csv, the classification with its notes; without it nothing is written
 */
export function buildGermanOccupations(folder: string): void {
  const source = path.join(folder, 'kldb-2010.csv');
  if (!existsSync(source)) return;
  const names = readGermanOccupations(readFileSync(source, 'utf8')).map(({ code, name }) => {
    const { who, at } = splitOccupationName(name);
    return { who: wordsOf(who), at: wordsOf(at), department: departmentOfGermanCode(code) };
  });
  const vote = (department: Choice) => (word: string) => ({ word, department });
  write(
    'german-occupations.txt',
    'Stems in which German words for occupations end',
    learnEndings(names.flatMap(({ who, department }) => who.slice(-1).map(vote(department)))),
  );
  write(
    'german-fields.txt',
    'Stems in which German words for fields of work end',
    learnEndings(names.flatMap(({ who, at, department }) => [...at, ...who.slice(0, -1)].map(vote(department)))),
  );
}
