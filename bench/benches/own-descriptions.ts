import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMarkedDescriptions } from '../../scripts/training/train-description-tagger.ts';
import { measureHeldOut as measureNamed } from '../../scripts/training/train-named-customers.ts';
import { measureHeldOut as measureKinds } from '../../scripts/training/train-offer-kinds.ts';
import { measureHeldOutNames, readJudgedNames } from '../../scripts/training/train-offer-names.ts';
import { measureHeldOut, readDescriptionsWithBuyers } from '../../scripts/training/train-own-descriptions.ts';
import {
  DESCRIPTION_PARTS,
  type DescriptionSpan,
} from '../../server/insights/own-company/description-parts/description-tags.ts';
import { readDescriptionParts } from '../../server/insights/own-company/description-parts/read-description-parts.ts';
import {
  FIELDS,
  type FieldCounts,
  type LabelledDescription,
  labelledDescription,
  scoreDescription,
} from '../own-descriptions/score-description.ts';

const HALVES = ['open', 'apart'] as const;
const PARTS = 5;
const FOLDER = path.join(import.meta.dirname, '../own-descriptions');

/**
 * Measures what is read of descriptions of one's own company against labelled ones: customers, buyers, places, sizes.
 * Then what was learned of who buys, in descriptions that were left out of the learning. `--half open` for one half; `--show 20` shows that many misreadings, never of the half kept apart.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { half: { type: 'string' }, show: { type: 'string' } } });
  for (const half of HALVES.filter((one) => values.half === undefined || values.half === one)) {
    const items = readItems(half);
    console.log(`${half}: ${items.length} descriptions`);
    measure(items);
    if (values.show !== undefined && half === 'open') showMisread(items, Number(values.show));
  }
  measureMarked();
  const written = readDescriptionsWithBuyers();
  console.log(`learned of ${written.length} descriptions, each left out once, with its neighbours`);
  for (const what of ['buyers', 'customers'] as const) {
    const { first, ranked } = measureHeldOut(what, written, PARTS);
    console.log(
      `         ${what}: the likeliest buys or may ${first.toFixed(2)}, mean average precision ${ranked.toFixed(2)}`,
    );
  }
  const kinds = measureKinds(written, PARTS);
  const names = measureHeldOutNames(readJudgedNames(), PARTS);
  const share = (figure: number) => figure.toFixed(2);
  const named = measureNamed(written);
  console.log(
    `         customers by rules, of ${named.kinds} kinds that stand there: precision ${share(named.rules.precision)}, recall ${share(named.rules.recall)};`,
    `by what was learned ${share(named.learned.precision)}, ${share(named.learned.recall)}`,
  );
  console.log(
    `         kind of offer, of ${kinds.descriptions}: right ${share(kinds.learned)}, by the weight of phrases ${share(kinds.byWeight)};`,
    `sure ${share(kinds.sure)}, of these right ${share(kinds.sureRight)}; problem, of ${kinds.asked}: told ${share(kinds.solved)}, rightly ${share(kinds.solvedRight)}`,
  );
  console.log(
    `         name of the offer, of ${names.descriptions}: good ${share(names.good)}, only true ${share(names.true)}, wrong ${share(names.wrong)}, none ${share(names.none)}, not judged ${share(names.unjudged)}`,
  );
}

/** How many of the names that people marked in the half kept apart are told, letter for letter, and how many of those told are marked. */
function measureMarked(): void {
  const marked = readMarkedDescriptions(FOLDER);
  console.log(`what ${marked.length} descriptions of the half apart name, word for word`);
  for (const part of DESCRIPTION_PARTS) {
    let [told, right, all] = [0, 0, 0];
    for (const { text, spans } of marked) {
      const namesOf = (some: readonly DescriptionSpan[]) =>
        new Set(some.filter((one) => one.part === part).map(({ from, to }) => text.slice(from, to).toLowerCase()));
      const [found, meant] = [namesOf(readDescriptionParts(text)), namesOf(spans)];
      told += found.size;
      all += meant.size;
      right += [...found].filter((name) => meant.has(name)).length;
    }
    console.log(
      `         ${part}: precision ${(right / Math.max(1, told)).toFixed(2)}, recall ${(right / Math.max(1, all)).toFixed(2)} of ${all}`,
    );
  }
}

function readItems(half: string): LabelledDescription[] {
  return readFileSync(path.join(FOLDER, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => labelledDescription.parse(JSON.parse(line)));
}

function measure(items: readonly LabelledDescription[]): void {
  const scores = items.map(scoreDescription);
  for (const field of FIELDS) {
    const counts = scores.map((score) => score[field]);
    const sum = (read: (one: FieldCounts) => number) => counts.reduce((total, one) => total + read(one), 0);
    const [right, wrong, missed] = [
      sum((one) => one.right),
      sum((one) => one.wrong.length),
      sum((one) => one.missed.length),
    ];
    const share = (part: number, rest: number) => (part / Math.max(1, part + rest)).toFixed(2);
    console.log(
      `         ${field}: precision ${share(right, wrong)}, recall ${share(right, missed)} of ${right + missed}`,
    );
  }
  const known = scores.filter(({ namesOffer }) => namesOffer).length;
  console.log(`         kind of offer known: ${(known / items.length).toFixed(2)}`);
}

function showMisread(items: readonly LabelledDescription[], most: number): void {
  const misread = items.flatMap((item) => {
    const score = scoreDescription(item);
    const faults = FIELDS.flatMap((field) => [
      ...score[field].wrong.map((one) => `${field}: wrong ${one}`),
      ...score[field].missed.map((one) => `${field}: missed ${one}`),
    ]);
    return faults.length === 0 ? [] : [`${item.text}\n  ${faults.join('\n  ')}`];
  });
  for (const one of misread.slice(0, most)) console.log(`\n${one}`);
  console.log(`\n${misread.length} misread`);
}
