import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readFeatures } from '../../server/insights/own-company/own-trade.ts';
import { JOB_FUNCTION_IDS } from '../../server/insights/trade/job-functions/ids.ts';
import { SECTOR_IDS } from '../../server/insights/trade/sectors/ids.ts';
import { dealOut, scoreBy } from './held-out.ts';
import { type TrainedWeights, trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const FOLDER = path.join(import.meta.dirname, 'own-descriptions');
const OUT = path.resolve(import.meta.dirname, '../../server/insights/own-company');

/** Companies of any kind. */
const ANY = '*';
const KINDS = [...SECTOR_IDS, ANY] as const;

const kinds = z.array(z.enum(KINDS));
const functions = z.array(z.enum(JOB_FUNCTION_IDS));
const description = z.object({
  text: z.string(),
  /** What it mainly sells, mostly in English: 'route planning software'. */
  sells: z.string(),
  customers: kinds,
  customers_may: kinds,
  buyers: functions,
  buyers_may: functions,
  /** Kinds of offers that tables find in it, by whether it offers such a thing. */
  offer_kinds: z.record(z.string(), z.boolean()).optional(),
  /** The same by whether what it offers takes away the problem that the table tells of that kind. */
  solves: z.record(z.string(), z.boolean()).optional(),
});
/** A description of one's own company, with the kinds of companies and the functions that buy what it offers, and that may. */
export type DescriptionWithBuyers = z.infer<typeof description> & {
  /** Descriptions stand in blocks of so many in a file; whole blocks are left out, as neighbours are alike. */
  block: string;
};

/** What is learned of descriptions: by whom in a company the offer is bought, and by which kinds of companies. */
export const LEARNED = {
  buyers: { ids: JOB_FUNCTION_IDS, file: 'likely-buyers.bin' },
  customers: { ids: KINDS, file: 'likely-customers.bin' },
} as const satisfies Record<string, { ids: readonly string[]; file: string }>;
export type Learned = keyof typeof LEARNED;

/** Learns who buys what a description of one's own company offers. */
export function trainOwnDescriptions(): void {
  const read = readDescriptionsWithBuyers().map(withFeatures);
  for (const what of ['buyers', 'customers'] as const) {
    const { ids, file } = LEARNED[what];
    writeFileSync(path.join(OUT, file), writeClassifier(ids, learn(what, read)));
  }
}

const BLOCK = 10;

/** The descriptions that people wrote and labelled. */
export function readDescriptionsWithBuyers(): DescriptionWithBuyers[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(FOLDER, name), 'utf8')
        .trim()
        .split('\n')
        .map((line, at) => ({
          ...description.parse(JSON.parse(line)),
          block: `${name} ${Math.floor(at / BLOCK)}`,
        })),
    );
}

interface DescriptionWithFeatures extends DescriptionWithBuyers {
  features: readonly string[];
}

/** With what the product looks at in a description. */
export function withFeatures(one: DescriptionWithBuyers): DescriptionWithFeatures {
  return { ...one, features: readFeatures(one.text, readOwnProfile({ website: '', description: one.text })) };
}

/** @returns the weights that some descriptions teach */
export function learn(what: Learned, descriptions: readonly DescriptionWithFeatures[]): TrainedWeights {
  const ids: readonly string[] = LEARNED[what].ids;
  const examples = descriptions.map((one) => ({
    features: one.features,
    classes: one[what].map((id) => ids.indexOf(id)),
  }));
  return trainClassifier(examples, ids.length, { right: 'several', l1: 0.6, fewest: 2 });
}

/** How well buyers, or kinds of customers, are told of descriptions that were left out of the learning. */
export interface HeldOutBuyers {
  /** Share of descriptions whose likeliest one buys or may. */
  first: number;
  /** Mean average precision of all, the likeliest first; those who may count for neither. */
  ranked: number;
}

/**
 * Learns from all parts but one, in turn, and tells who buys of the descriptions in that one.
 * @param most so many parts are left out
 */
export function measureHeldOut(
  what: Learned,
  descriptions: readonly DescriptionWithBuyers[],
  parts: number,
  most = parts,
): HeldOutBuyers {
  const dealt = dealOut(descriptions, parts, ({ block }) => block).map((part) => part.map(withFeatures));
  const sum = { items: 0, first: 0, ranked: 0 };
  for (const part of dealt.slice(0, most)) {
    const weights = learn(what, dealt.filter((one) => one !== part).flat());
    for (const one of part) {
      const ranked = LEARNED[what].ids
        .map((id, of) => ({ id, odds: scoreBy(weights, one.features, of) }))
        .toSorted((a, b) => b.odds - a.odds)
        .map(({ id }) => id as string);
      const [right, may] = [new Set<string>(one[what]), new Set<string>(one[`${what}_may`])];
      const [first = ''] = ranked;
      sum.items += 1;
      if (right.has(first) || may.has(first)) sum.first += 1;
      sum.ranked += averagePrecision(ranked, right, may);
    }
  }
  return { first: sum.first / sum.items, ranked: sum.ranked / sum.items };
}

function averagePrecision(ranked: readonly string[], right: ReadonlySet<string>, may: ReadonlySet<string>): number {
  let seen = 0;
  let found = 0;
  let sum = 0;
  for (const id of ranked) {
    if (may.has(id)) continue;
    seen += 1;
    if (!right.has(id)) continue;
    found += 1;
    sum += found / seen;
  }
  return right.size === 0 ? 1 : sum / right.size;
}
