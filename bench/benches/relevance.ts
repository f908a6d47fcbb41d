import { parseArgs } from 'node:util';
import { type RatedSentence, rateStatements } from '../../server/insights/fit/rate-statements.ts';
import { readDossier } from '../../server/insights/prospect/dossier.ts';
import { listStatements } from '../../server/insights/prospect/statements.ts';
import {
  RELEVANCE_WEIGHTS,
  type RelevanceTraits,
  readRelevanceTraits,
} from '../../server/insights/relevance/relevance.ts';
import { elementAt } from '../../shared/element-at.ts';
import { JUDGED_AT } from '../insights-quality/judged-case.ts';
import { HALVES, type Half, loadJudgedSet } from '../insights-quality/judged-set/load.ts';
import type { Grade } from '../insights-quality/judged-set/schema.ts';
import { firstNamed } from '../insights-quality/measures/matching.ts';
import { show } from '../support/figures.ts';

/** What a judge says of a sentence. */
type Label = 'obvious' | 'allowed' | 'false' | 'unlisted';

/** For whom a person’s sentences are read: the own company for which they were judged, or another, of which they hardly ever speak. */
type Reader = 'judged' | 'stranger';

interface JudgedSentence extends RatedSentence {
  label: Label;
  traits: RelevanceTraits;
}

const LEAST = [0, 0.3, 0.45, 0.55] as const;

/**
 * Measures how well it is told which sentence of a prospect is a reason for an offer, by what was learned alone: of everybody of the judged set
 * who is worth writing to the likeliest sentence. `--fit` prints the weights that the open half gives.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { fit: { type: 'boolean', default: false } } });
  for (const half of HALVES) measure(half);
  if (values.fit) {
    const grades = ['ideal', 'possible', 'poor'] as const;
    const all = [...readPeople('open', 'judged', grades), ...readPeople('open', 'stranger', grades)];
    console.log(fitWeights(all.flat()));
  }
}

const WORTH_WRITING_TO = ['ideal', 'possible'] as const;

function measure(half: Half): void {
  const people = readPeople(half, 'judged', WORTH_WRITING_TO);
  const strangers = readPeople(half, 'stranger', WORTH_WRITING_TO);
  const withReason = people.filter((sentences) => sentences.some(({ label }) => label === 'obvious'));
  console.log(`${half}: ${people.length} people with ${people.flat().length} sentences`);
  for (const least of LEAST) {
    const best = people.flatMap((sentences) => likeliestOf(sentences, least) ?? []);
    const share = (...labels: Label[]) => best.filter(({ label }) => labels.includes(label)).length / best.length;
    const found = withReason.filter((sentences) => likeliestOf(sentences, least)?.label === 'obvious').length;
    show(`likeliest sentence from ${least} on, of ${best.length}: a reason`, share('obvious', 'allowed'), '');
    show('  called false by the judge', share('false'), '');
    const alarms = strangers.filter((sentences) => likeliestOf(sentences, least) !== undefined).length;
    show(`  told to another own company, of ${strangers.length} people`, alarms / strangers.length, '');
    show(`  an obvious one, of ${withReason.length} people who show one`, found / withReason.length, '');
  }
}

function likeliestOf(sentences: readonly JudgedSentence[], least: number): JudgedSentence | undefined {
  const [best] = sentences.toSorted((a, b) => b.likelihood - a.likelihood);
  return best !== undefined && best.likelihood >= least ? best : undefined;
}

/** Own companies between the one for which people were judged and the other that reads them. */
const APART = 7;

/** The sentences of everybody of some grades; those read by strangers are no reason for them. */
function readPeople(half: Half, reader: Reader, grades: readonly Grade[]): JudgedSentence[][] {
  const companies = loadJudgedSet(half);
  return companies.flatMap(({ ownCompany: own, people }, at) => {
    const ownCompany = reader === 'judged' ? own : elementAt(companies, (at + APART) % companies.length).ownCompany;
    return people.flatMap(({ facts, judgement: { grade, links, falseLinks } }) => {
      const dossier = readDossier({ facts, ownCompany, now: JUDGED_AT, parameters: [] });
      if (dossier === undefined || !grades.includes(grade)) return [];
      const fragments = (isObvious: boolean) =>
        links.flatMap(({ obvious, words }) => (obvious === isObvious ? words : []));
      const labels: [Label, string[]][] = [
        ['obvious', fragments(true)],
        ['allowed', fragments(false)],
        ['false', falseLinks],
      ];
      const sentences = rateStatements(dossier.ownTrade, listStatements(dossier)).flatMap((sentence) => {
        const traits = readRelevanceTraits(dossier.ownTrade, sentence.theirs, sentence.where);
        const found = labels.find(([, words]) => firstNamed(sentence.theirs, words) !== undefined)?.[0];
        const label = reader === 'judged' ? (found ?? 'unlisted') : 'unlisted';
        return traits === undefined ? [] : [{ ...sentence, label, traits }];
      });
      return sentences.length === 0 ? [] : [sentences];
    });
  });
}

const STEPS = 3_000;
const RATE = 1;

/** Logistic regression by gradient descent, with a momentum. */
function fitWeights(sentences: readonly JudgedSentence[]): Record<string, number> {
  const names = Object.keys(RELEVANCE_WEIGHTS) as (keyof RelevanceTraits)[];
  const rows = sentences.map(({ traits }) => names.map((name) => traits[name] ?? 0));
  const right = sentences.map(({ label }) => Number(label === 'obvious' || label === 'allowed'));
  const weights = names.map(() => 0);
  const speeds = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => weight / rows.length);
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, much, trait) => sum + much * (weights[trait] as number), 0);
      const wrong = 1 / (1 + Math.exp(-odds)) - (right[at] as number);
      for (const [trait, much] of row.entries())
        slopes[trait] = (slopes[trait] as number) + (wrong * much) / rows.length;
    }
    for (const [trait, slope] of slopes.entries()) {
      speeds[trait] = 0.9 * (speeds[trait] as number) - 0.1 * RATE * slope;
      weights[trait] = (weights[trait] as number) + (speeds[trait] as number);
    }
  }
  return Object.fromEntries(names.map((name, trait) => [name, Number((weights[trait] as number).toFixed(2))]));
}
