import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFER_KIND_CLASSES, SURE_KIND, SURE_PROBLEM } from '../../server/insights/own-company/offer-kind-odds.ts';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readOfferCandidates } from '../../server/insights/own-company/own-trade.ts';
import { dealOut, scoreBy } from './held-out.ts';
import type { Example, TrainedWeights } from './train-classifier.ts';
import { trainClassifier } from './train-classifier.ts';
import { type DescriptionWithBuyers, readDescriptionsWithBuyers } from './train-own-descriptions.ts';
import { writeClassifier } from './write-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/insights/own-company/offer-kinds.bin');
const [KIND, PROBLEM] = [0, 1];

/** Learns whether the kinds of offers that tables find in a description of one's own company are what it offers. */
export function trainOfferKinds(): void {
  const descriptions = readDescriptionsWithBuyers().map(withCandidates);
  writeFileSync(FILE, writeClassifier(OFFER_KIND_CLASSES, learn(descriptions)));
}

/** A kind that tables found in a description, and what people who know the trade say of it. */
interface JudgedCandidate {
  features: readonly string[];
  isKind: boolean;
  /** Whether the problem that such offers take away is one that this one does; not asked of each. */
  solves: boolean | undefined;
}

/** The weightiest first. */
type JudgedDescription = readonly JudgedCandidate[];

function withCandidates({ text, offer_kinds: judged, solves }: DescriptionWithBuyers): JudgedDescription {
  if (judged === undefined) return [];
  return readOfferCandidates(text, readOwnProfile({ website: '', description: text })).flatMap(
    ({ capability: { id }, features }) => {
      const isKind = judged[id];
      return isKind === undefined ? [] : [{ features, isKind, solves: solves?.[id] }];
    },
  );
}

/** Each class is learned of its own examples: of most kinds nobody was asked whether their problem is solved. */
function learn(descriptions: readonly JudgedDescription[]): TrainedWeights {
  const all = descriptions.flat();
  const kind = learnOne(all.map(({ features, isKind }) => ({ features, classes: isKind ? [0] : [] })));
  const problem = learnOne(
    all.flatMap(({ features, solves }) => (solves === undefined ? [] : [{ features, classes: solves ? [0] : [] }])),
  );
  const names = new Set([...kind.keys(), ...problem.keys()]);
  return new Map(
    [...names].map((name) => [name, Float32Array.of(kind.get(name)?.[0] ?? 0, problem.get(name)?.[0] ?? 0)]),
  );
}

const learnOne = (examples: readonly Example[]): TrainedWeights =>
  trainClassifier(examples, 1, { right: 'several', alpha: 0.08, l2: 2, fewest: 2 });

/** How well kinds of offers are told of descriptions that were left out of the learning. */
export interface HeldOutKinds {
  descriptions: number;
  /** Share whose first kind holds: by the weight of phrases, and by what was learned. */
  byWeight: number;
  learned: number;
  /** Of the kinds that are sure: share of all first ones, and of these those that hold. */
  sure: number;
  sureRight: number;
  /** Those whose likeliest kind is one of which people said whether its problem is solved; of these, the same of problems. */
  asked: number;
  solved: number;
  solvedRight: number;
}

/** Learns from all parts but one, in turn, and tells the kinds of offers of the descriptions in that one. */
export function measureHeldOut(descriptions: readonly DescriptionWithBuyers[], parts: number): HeldOutKinds {
  const dealt = dealOut(descriptions, parts, ({ block }) => block).map((part) =>
    part.map(withCandidates).filter((one) => one.length > 0),
  );
  const sum = { items: 0, byWeight: 0, learned: 0, sure: 0, sureRight: 0, asked: 0, solved: 0, solvedRight: 0 };
  for (const part of dealt) {
    const weights = learn(dealt.filter((one) => one !== part).flat());
    for (const candidates of part) {
      const ranked = candidates
        .map((one) => ({ ...one, odds: scoreBy(weights, one.features, KIND) }))
        .toSorted((a, b) => b.odds - a.odds);
      const [first] = ranked;
      if (first === undefined) continue;
      sum.items += 1;
      if (candidates[0]?.isKind === true) sum.byWeight += 1;
      if (first.isKind) sum.learned += 1;
      if (first.odds >= SURE_KIND) {
        sum.sure += 1;
        if (first.isKind) sum.sureRight += 1;
      }
      if (first.solves === undefined) continue;
      sum.asked += 1;
      if (first.odds < SURE_KIND || scoreBy(weights, first.features, PROBLEM) < SURE_PROBLEM) continue;
      sum.solved += 1;
      if (first.solves) sum.solvedRight += 1;
    }
  }
  return {
    descriptions: sum.items,
    byWeight: sum.byWeight / sum.items,
    learned: sum.learned / sum.items,
    sure: sum.sure / sum.items,
    sureRight: sum.sureRight / sum.sure,
    asked: sum.asked,
    solved: sum.solved / sum.asked,
    solvedRight: sum.solvedRight / sum.solved,
  };
}
