import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CustomerText, customerFeatures } from '../../server/insights/own-company/customer-features.ts';
import { CUSTOMER_CLASSES, isCustomer } from '../../server/insights/own-company/customer-odds.ts';
import type { LikelyCustomers } from '../../server/insights/own-company/likely-customers.ts';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readCustomerText } from '../../server/insights/own-company/own-trade.ts';
import type { NamedCustomers } from '../../server/insights/own-company/read-customers.ts';
import type { SectorId } from '../../server/insights/trade/sectors/ids.ts';
import { dealOut, scoreBy } from './held-out.ts';
import { type TrainedWeights, trainClassifier } from './train-classifier.ts';
import {
  type DescriptionWithBuyers,
  LEARNED,
  learn as learnWhoBuys,
  readDescriptionsWithBuyers,
  withFeatures,
} from './train-own-descriptions.ts';
import { writeClassifier } from './write-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/insights/own-company/named-customers.bin');
/** Who buys is told of descriptions left out of its learning, as it will be of those of users. */
const PARTS = 5;

/** Learns which kinds of companies that stand in a description of one's own company are customers. */
export function trainNamedCustomers(): void {
  writeFileSync(FILE, writeClassifier(CUSTOMER_CLASSES, learn(withKinds(readDescriptionsWithBuyers()).flat())));
}

/** A kind of company that stands in a description, and whether it is a good customer; of those that may buy nothing is learned. */
interface LabelledKind {
  features: readonly string[];
  isGood: boolean;
  /** As rules take it for a customer. */
  named: NamedCustomers | undefined;
}

/** @returns the kinds in each description of each part */
function withKinds(descriptions: readonly DescriptionWithBuyers[]): LabelledKind[][] {
  const dealt = dealOut(descriptions, PARTS, ({ block }) => block).map((part) =>
    part.map((one) => ({ ...withFeatures(one), read: readCustomerTextOf(one) })),
  );
  return dealt.map((part) => {
    const weights = learnWhoBuys('customers', dealt.filter((one) => one !== part).flat());
    return part.flatMap(({ read, features, customers, customers_may: may }) => {
      const likely: LikelyCustomers = new Map(
        LEARNED.customers.ids.map((id, of) => [id, scoreBy(weights, features, of)]),
      );
      const ids = new Set<SectorId>([...read.named.keys(), ...read.hits.map(({ id }) => id)]);
      return [...ids]
        .filter((id) => !may.includes(id))
        .map((id) => ({
          features: customerFeatures(read, id, likely),
          isGood: customers.includes(id),
          named: read.named.get(id),
        }));
    });
  });
}

const readCustomerTextOf = ({ text }: DescriptionWithBuyers): CustomerText =>
  readCustomerText(text, readOwnProfile({ website: '', description: text }));

const learn = (kinds: readonly LabelledKind[]): TrainedWeights =>
  trainClassifier(
    kinds.map(({ features, isGood }) => ({ features, classes: isGood ? [0] : [] })),
    1,
    { right: 'several', alpha: 0.08, l2: 2, fewest: 2 },
  );

/** How well customers are told of other kinds of companies that stand in descriptions left out of the learning. */
export interface HeldOutCustomers {
  kinds: number;
  rules: Shares;
  learned: Shares;
}

/** Of those taken for customers the share that are; of good customers whose kind stands there the share taken for some. */
interface Shares {
  precision: number;
  recall: number;
}

/**
 * Learns from all parts but one, in turn, and tells the customers of the descriptions in that one: by the rules alone, and by what was
 * learned. The likelihoods that the part carries were learned without it; those that the other parts carry were learned with it.
 */
export function measureHeldOut(descriptions: readonly DescriptionWithBuyers[]): HeldOutCustomers {
  const dealt = withKinds(descriptions);
  const told = dealt.flatMap((part) => {
    const weights = learn(dealt.filter((one) => one !== part).flat());
    return part.map((kind) => ({
      ...kind,
      isTold: kind.named !== undefined && isCustomer(scoreBy(weights, kind.features), kind.named.isGuess === true),
    }));
  });
  const good = told.filter((kind) => kind.isGood).length;
  const sharesOf = (taken: typeof told): Shares => {
    const right = taken.filter((kind) => kind.isGood).length;
    return { precision: right / taken.length, recall: right / good };
  };
  return {
    kinds: told.length,
    rules: sharesOf(told.filter(({ named }) => named !== undefined)),
    learned: sharesOf(told.filter(({ isTold }) => isTold)),
  };
}
