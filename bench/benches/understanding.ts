import { parseArgs } from 'node:util';
import { report } from '../support/figures.ts';
import { addScores, f1, type ItemResult, precision, recall } from '../understanding/field-scores.ts';
import { type LabelledItem, readLabelledItems, SETS, type SetName } from '../understanding/labelled-items.ts';
import { scoreHeadline } from '../understanding/score-headline.ts';
import { scoreName } from '../understanding/score-name.ts';
import { scoreQuery } from '../understanding/score-query.ts';
import { scoreSheet } from '../understanding/score-sheet.ts';
import { scoreTitle } from '../understanding/score-title.ts';

/** What must be reached: share of whole items, and of the named fields the harmonic mean of precision and recall. */
const GOALS: Readonly<Record<SetName, { whole: number; fields: Readonly<Record<string, number>> }>> = {
  queries: {
    whole: 0.9,
    fields: {
      titles: 0.95,
      seniority: 0.95,
      departments: 0.95,
      locations: 0.95,
      industries: 0.95,
      companies: 0.9,
      keywords: 0.9,
    },
  },
  titles: { whole: 0.97, fields: {} },
  headlines: { whole: 0.92, fields: {} },
  names: { whole: 0.97, fields: {} },
  sheets: { whole: 1, fields: {} },
};

const SCORE: Readonly<Record<SetName, (item: LabelledItem) => ItemResult>> = {
  queries: scoreQuery,
  titles: scoreTitle,
  headlines: scoreHeadline,
  names: scoreName,
  sheets: scoreSheet,
};

/**
 * Measures how queries, titles, headlines, names and sheets are read against labelled sets: precision, recall, their
 * mean and whole items right, for each field and for each source.
 * `--set <name>` (as often as wanted), `--sets <folder>` for sets kept elsewhere, `--half open|apart`, and
 * `--show <number>` to print that many misses; those of the half kept apart are never shown.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      set: { type: 'string', multiple: true, default: [...SETS] },
      sets: { type: 'string' },
      half: { type: 'string', default: 'open' },
      show: { type: 'string', default: '0' },
    },
  });
  const shown = values.half === 'open' ? Number(values.show) : 0;
  for (const set of SETS.filter((name) => values.set.includes(name))) {
    const items = readLabelledItems(set, values.half, values.sets);
    const score = SCORE[set];
    if (items === null) console.log(`\n${set}: no set here`);
    else measure(set, items, score, shown);
  }
}

function measure(
  set: SetName,
  items: readonly LabelledItem[],
  score: (item: LabelledItem) => ItemResult,
  shown: number,
) {
  const results = items.map((item) => ({ item, ...score(item) }));
  const isRight = ({ differences }: ItemResult) => differences.length === 0;
  const shareRight = (some: readonly ItemResult[]) => some.filter(isRight).length / some.length;
  console.log(`\n${set}: ${items.length} items`);
  report('whole items right', shareRight(results), { atLeast: GOALS[set].whole }, `of ${items.length}`);
  for (const name of Object.keys(results[0]?.scores ?? {})) {
    const sum = addScores(results.flatMap(({ scores }) => scores[name] ?? []));
    const goal = GOALS[set].fields[name];
    const parts = `(precision ${precision(sum).toFixed(3)}, recall ${recall(sum).toFixed(3)}, ${sum.right + sum.missed} values)`;
    if (goal === undefined) console.log(`         ${name}: ${f1(sum).toFixed(3)} ${parts}`);
    else report(name, f1(sum), { atLeast: goal }, parts);
  }
  const sources = Map.groupBy(results, ({ item }) => item.source ?? 'made up');
  for (const [source, some] of [...sources].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(
      `         ${shareRight(some).toFixed(2)} of ${String(some.length).padStart(3)}  ${source.slice(0, 80)}`,
    );
  }
  for (const { item, differences } of results.filter((one) => !isRight(one)).slice(0, shown)) {
    console.log(
      `${
        item.text ??
        item.rows
          ?.slice(0, 2)
          .map((row) => row.join(' | '))
          .join('\n')
      }`,
    );
    for (const difference of differences) console.log(`    ${difference}`);
  }
}
