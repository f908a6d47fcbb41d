import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { kindText } from '../../server/insights/relevance/offer-vectors.ts';
import { tellingWords, wordFeatures } from '../../server/insights/relevance/word-features.ts';
import { CAPABILITIES } from '../../server/insights/trade/capabilities/all-capabilities.ts';
import type { WordFeatures } from '../../server/text-classifier/text-vectors.ts';
import { type TextPair, type TrainedVectors, trainTextVectors } from './train-text-vectors.ts';
import { writeTextVectors } from './write-embeddings.ts';

const FOLDER = path.join(import.meta.dirname, 'prospect-statements');
const FILE = path.resolve(import.meta.dirname, '../../server/insights/relevance/statement-vectors.bin');

const line = z.strictObject({
  text: z.string(),
  sells: z.string(),
  customers: z.array(z.string()),
  bears: z.array(z.string()).nonempty(),
  bears_not: z.array(z.string()).nonempty(),
});
/** A description of one's own company, and sentences of prospects that bear on what it sells, and that do not though they seem to. */
type StatementsFor = z.infer<typeof line>;

/** Learns where descriptions and the sentences of prospects lie. */
export function trainRelevance(): void {
  writeFileSync(FILE, writeTextVectors(learnStatementVectors(readStatements())));
}

/** The training texts, as the README of all of them says. */
function readStatements(): StatementsFor[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n'))
    .map((text) => line.parse(JSON.parse(text)));
}

/** @returns the embeddings that some texts teach, together with the tables of kinds of offers and of the signs that one is needed */
function learnStatementVectors(statements: readonly StatementsFor[]): TrainedVectors {
  const read = statements.map(({ text, sells, customers, bears, bears_not }) => ({
    // A description stands there twice: sentences in its language, and in another one.
    group: text,
    whole: featuresOf(text),
    brief: featuresOf(sells),
    briefWithCustomers: featuresOf(`${sells} ${customers.join(' ')}`),
    bears: bears.map(featuresOf),
    unlike: bears_not.map(featuresOf),
  }));
  return trainTextVectors((random) => [
    ...read.flatMap(({ group, whole, brief, briefWithCustomers, bears, unlike }) =>
      bears.map((other) => ({
        ...{ group, other, unlike: oneOf(unlike, random) },
        one: choose(random, [
          [0.2, brief],
          [0.15, briefWithCustomers],
          [0.65, whole],
        ]),
      })),
    ),
    ...[...new Map(read.map((one) => [one.group, one])).values()].map(({ group, whole, brief }) => ({
      ...{ group, one: whole, other: brief },
    })),
    ...pairsOfKinds(random),
  ]);
}

const featuresOf = (text: string): WordFeatures[] => tellingWords(text).map(wordFeatures);

/** Some of the phrases by which a kind of offer is named, and some of the signs that it may be needed. */
function pairsOfKinds(random: () => number): TextPair[] {
  return CAPABILITIES.filter(({ phrases, signs }) => phrases.length > 0 && signs.length > 0).map((kind) => {
    const parts = [...some(kind.phrases, 1, 4, random)];
    if (random() < 0.5) parts.push(kind.label);
    if (random() < 0.5) parts.push(kind.problem);
    return {
      group: kind.id,
      one: featuresOf(kindText(parts)),
      other: featuresOf(kindText(some(kind.signs, 2, 5, random))),
    };
  });
}

/** From `fewest` to `most` of a list, at random. */
function some<T>(list: readonly T[], fewest: number, most: number, random: () => number): T[] {
  const left = [...list];
  const count = Math.min(left.length, fewest + Math.floor(random() * (most - fewest + 1)));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

function choose(random: () => number, choices: readonly (readonly [share: number, features: WordFeatures[]])[]) {
  let left = random();
  for (const [share, features] of choices) {
    if (left < share) return features;
    left -= share;
  }
  return choices.at(-1)?.[1] ?? [];
}
