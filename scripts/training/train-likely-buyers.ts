import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { descriptionFeatures } from '../../server/insights/own-company/description-features.ts';
import { LIKELY } from '../../server/insights/own-company/likely-buyers.ts';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readOwnTradeOf } from '../../server/insights/own-company/own-trade.ts';
import { JOB_FUNCTION_IDS } from '../../server/insights/trade/job-functions/ids.ts';
import { scoreBy } from './held-out.ts';
import { type TrainedWeights, trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/insights/own-company/likely-buyers.bin');
const FOLDER = path.join(import.meta.dirname, 'own-descriptions');

const functions = z.array(z.enum(JOB_FUNCTION_IDS));
const description = z.object({ text: z.string(), buyers: functions, buyers_may: functions });
/** A description of one's own company, with who decides on buying what it offers, and who may. */
export type DescriptionWithBuyers = z.infer<typeof description>;

/** Learns who buys what a description of one's own company offers. */
export function trainLikelyBuyers(): void {
  writeFileSync(FILE, writeClassifier(JOB_FUNCTION_IDS, learnLikelyBuyers(readDescriptionsWithBuyers())));
}

/** The descriptions that people wrote and labelled. */
export function readDescriptionsWithBuyers(): DescriptionWithBuyers[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').trim().split('\n'))
    .map((line) => description.parse(JSON.parse(line)));
}

/** @returns the weights that some descriptions teach */
function learnLikelyBuyers(descriptions: readonly DescriptionWithBuyers[]): TrainedWeights {
  const examples = descriptions.map(({ text, buyers }) => ({
    features: featuresOf(text),
    classes: buyers.map((id) => JOB_FUNCTION_IDS.indexOf(id)),
  }));
  return trainClassifier(examples, JOB_FUNCTION_IDS.length, { right: 'several', fewest: 2 });
}

/** What the product looks at in a description. */
function featuresOf(text: string): string[] {
  return descriptionFeatures(text, readOwnTradeOf(text, readOwnProfile({ website: '', description: text })));
}

/**
 * Learns from all parts but one, in turn, and tells the buyers of the descriptions in that one.
 * @param most so many parts are left out
 * @returns the share of descriptions whose likeliest buyer buys or may, and of likely buyers the share who buy
 */
export function measureHeldOutBuyers(
  parts: readonly (readonly DescriptionWithBuyers[])[],
  most = parts.length,
): { first: number; precision: number; recall: number } {
  const sum = { items: 0, first: 0, likely: 0, right: 0, buyers: 0 };
  for (const part of parts.slice(0, most)) {
    const weights = learnLikelyBuyers(parts.filter((one) => one !== part).flat());
    for (const { text, buyers, buyers_may } of part) {
      const features = featuresOf(text);
      const ranked = JOB_FUNCTION_IDS.map((id, of) => ({ id, odds: scoreBy(weights, features, of) })).toSorted(
        (a, b) => b.odds - a.odds,
      );
      const likely = ranked.filter(({ odds }) => odds > LIKELY);
      sum.items += 1;
      if (ranked[0] !== undefined && [...buyers, ...buyers_may].includes(ranked[0].id)) sum.first += 1;
      sum.likely += likely.length;
      sum.right += likely.filter(({ id }) => buyers.includes(id)).length;
      sum.buyers += buyers.length;
    }
  }
  return { first: sum.first / sum.items, precision: sum.right / sum.likely, recall: sum.right / sum.buyers };
}
