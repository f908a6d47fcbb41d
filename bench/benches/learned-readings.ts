import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { learnColumnTagger, readMarkedSheets } from '../../scripts/training/train-column-tagger.ts';
import { learnHeadlineTagger, readAnnotatedHeadlines } from '../../scripts/training/train-headline-tagger.ts';
import { alignNameParts, learnNameTagger, readAnnotatedNames } from '../../scripts/training/train-name-tagger.ts';
import {
  type LabelledTitle,
  learnTitleClassifier,
  readLabelledOccupations,
  readLabelledTitles,
} from '../../scripts/training/train-title-classifier.ts';
import type { ColumnKind } from '../../server/enrichment/upload-facts/read-heading.ts';
import { findFunctions } from '../../server/insights/trade/job-functions/find-functions.ts';
import { NO_FUNCTION, readFunctions } from '../../server/insights/trade/job-functions/functions-of-title.ts';
import { cleanNameLines } from '../../server/person-names/clean-name.ts';
import type { PersonName } from '../../server/person-names/person-name.ts';
import { readNameByRules } from '../../server/person-names/read-name-by-rules.ts';
import { nameTokens } from '../../server/person-names/tagger/name-tokens.ts';
import { readTaggedName } from '../../server/person-names/tagger/read-tagged-name.ts';
import { readHeadlineByRules } from '../../server/providers/people/headline/read-headline-by-rules.ts';
import {
  type HeadlineParts,
  readTaggedHeadline,
} from '../../server/providers/people/headline/tagger/read-tagged-headline.ts';
import { listColumns } from '../../server/spreadsheets/columns/column-keys.ts';
import { columnsByHeading } from '../../server/spreadsheets/columns/recognise-columns.ts';
import { COLUMN_CLASSES, type ColumnClass, tagColumns } from '../../server/spreadsheets/columns/tagger/tag-columns.ts';
import { EmbeddingClassifier } from '../../server/text-classifier/embedding-classifier.ts';
import { SequenceTagger } from '../../server/text-classifier/sequence-tagger.ts';
import { classifyTitle } from '../../server/vocabulary/job-titles/classifier/classify-title.ts';
import { scoreTitleBy } from '../../server/vocabulary/job-titles/classifier/score-title.ts';
import { UNSAID } from '../../server/vocabulary/job-titles/classifier/title-classes.ts';
import type { JobTitleReading } from '../../server/vocabulary/job-titles/job-title-reading.ts';
import { readTitleByRules } from '../../server/vocabulary/job-titles/read-title-by-rules.ts';
import { fold } from '../understanding/same-value.ts';

/** Texts stand in blocks of so many in a file; whole blocks are held out, as neighbours are alike. */
const BLOCK = 10;
const PARTS = 4;

/**
 * How well labelled names, headlines and job titles are read that nothing was learned from: three quarters of the training set
 * teach, the fourth is read, by the rules alone and with what was learned.
 */
export function run(): void {
  console.log('whole texts right, by rules alone -> with what was learned');
  const folder = mkdtempSync(path.join(tmpdir(), 'learned-readings-'));
  measureNames(folder);
  measureHeadlines(folder);
  measureTitles(folder);
  measureColumns(folder);
  rmSync(folder, { recursive: true });
}

function measureNames(folder: string): void {
  const { taught, held } = holdOut(readAnnotatedNames());
  const tagger = new SequenceTagger(write(folder, 'names', learnNameTagger(taught)));
  compare('names', held, (name) => {
    const lines = cleanNameLines(name.text);
    const tokens = nameTokens(lines.join(' | '));
    const parts = alignNameParts(name, tokens);
    const wordsOf = (...wanted: string[]) =>
      bare(tokens.flatMap(({ text }, at) => (wanted.includes(parts[at] ?? '') ? [text] : [])).join(''));
    const isRight = ({ firstName = '', lastName = '' }: PersonName) =>
      [wordsOf('first'), wordsOf('first', 'middle')].includes(bare(firstName)) && bare(lastName) === wordsOf('last');
    const byRules = readNameByRules(name.text);
    return [isRight(byRules), isRight(readTaggedName(lines, byRules, tagger))];
  });
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.'’-]/gu, '');
}

function measureHeadlines(folder: string): void {
  const { taught, held } = holdOut(readAnnotatedHeadlines());
  const tagger = new SequenceTagger(write(folder, 'headlines', learnHeadlineTagger(taught)));
  compare('headlines', held, ({ text, spans }) => {
    const wordsOf = (wanted: string) =>
      spans.filter(({ part }) => part === wanted).map(({ from, to }) => fold(text.slice(from, to)));
    const isRight = ({ title = '', company = '', former }: HeadlineParts) =>
      fold(title) === (wordsOf('title')[0] ?? '') &&
      fold(company) === (wordsOf('company')[0] ?? '') &&
      former.map(fold).sort().join('|') === wordsOf('past').sort().join('|');
    const byRules = readHeadlineByRules(text);
    return [isRight(byRules), isRight(readTaggedHeadline(text, byRules, tagger))];
  });
}

/** Seniority and department, and of the same titles what their bearers are in charge of, by one classifier. */
function measureTitles(folder: string): void {
  const { taught, held } = holdOut(readLabelledTitles());
  const learned = learnTitleClassifier(taught, readLabelledOccupations());
  const classifier = new EmbeddingClassifier(write(folder, 'titles', learned));
  const score = (text: string) => scoreTitleBy(classifier, text);
  compare('titles', held, ({ text, levels, departments }) => {
    const isRight = ({ seniority, department }: JobTitleReading) =>
      levels.includes(seniority ?? UNSAID) && departments.includes(department ?? UNSAID);
    const byRules = readTitleByRules(text);
    return [isRight(byRules), isRight(classifyTitle(text, byRules, score))];
  });
  // The first function that is read is among those of the label: by the table alone, and with what was learned.
  const withFunctions = held.filter(({ functions }) => functions !== undefined);
  compare('functions', withFunctions, ({ text, functions }: LabelledTitle) => {
    const isRight = ([first = NO_FUNCTION]: readonly string[]) => functions?.includes(first) === true;
    return [isRight(findFunctions(text)), isRight(readFunctions(text, score))];
  });
}

/** What columns of sheets hold: by the tables of headings alone, and the likeliest by what was learned. */
function measureColumns(folder: string): void {
  const { taught, held } = holdOut(readMarkedSheets());
  const tagger = new SequenceTagger(write(folder, 'columns', learnColumnTagger(taught)));
  const columns = held.flatMap(({ header, rows, classes, source }) => {
    const known = columnsByHeading(listColumns(rows, header), rows);
    const profile = classes.indexOf('profile');
    const likely = tagColumns(known, profile < 0 ? null : profile, tagger);
    return known.flatMap(({ kind, index }, at) => {
      const wanted = classes[index] ?? 'other';
      const ofKind = COLUMN_CLASSES.find((name) => kind !== null && CLASS_OF_KIND[kind] === name) ?? 'other';
      const learned = COLUMN_CLASSES.reduce((best, name) =>
        (likely[at]?.[name] ?? 0) > (likely[at]?.[best] ?? 0) ? name : best,
      );
      return wanted === 'profile' ? [] : [{ source, byHeading: ofKind === wanted, learned: learned === wanted }];
    });
  });
  compare('columns', columns, ({ byHeading, learned }) => [byHeading, learned]);
}

/** Whether an address is of work or the person's own the tables do not always say. */
const CLASS_OF_KIND: Partial<Record<ColumnKind, ColumnClass>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  name: 'fullName',
  company: 'company',
  title: 'title',
  headline: 'headline',
  email: 'workEmail',
  networkEmail: 'privateEmail',
};

function holdOut<T>(texts: readonly T[]): { taught: T[]; held: T[] } {
  const isHeld = (at: number) => Math.floor(at / BLOCK) % PARTS === 0;
  return { taught: texts.filter((_, at) => !isHeld(at)), held: texts.filter((_, at) => isHeld(at)) };
}

function write(folder: string, name: string, weights: Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, weights);
  return file;
}

/** Prints by file how many are right. @param judge whether the rules are right, and what was learned */
function compare<T extends { source: string }>(
  what: string,
  held: readonly T[],
  judge: (text: T) => [boolean, boolean],
): void {
  const sums = new Map<string, { all: number; byRules: number; learned: number }>();
  for (const text of held) {
    const sum = sums.get(text.source) ?? { all: 0, byRules: 0, learned: 0 };
    const [byRules, learned] = judge(text);
    sum.all += 1;
    sum.byRules += Number(byRules);
    sum.learned += Number(learned);
    sums.set(text.source, sum);
  }
  for (const [source, { all, byRules, learned }] of sums)
    console.log(
      `${what.padEnd(10)} ${source.padEnd(16)} ${all}: ${(byRules / all).toFixed(2)} -> ${(learned / all).toFixed(2)}`,
    );
}
