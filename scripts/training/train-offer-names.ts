import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { KNOWN_OFFERS_FILE, type KnownOffersHeader } from '../../server/insights/offer-name/known-offers.ts';
import { chooseName, OFFER_NAME_CLASSES } from '../../server/insights/offer-name/offer-name.ts';
import { listOfferNames, type OfferNameCandidate } from '../../server/insights/offer-name/offer-name-candidates.ts';
import { offerNameFeatures } from '../../server/insights/offer-name/offer-name-features.ts';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readOwnTradeOf } from '../../server/insights/own-company/own-trade.ts';
import { kindText } from '../../server/insights/relevance/offer-vectors.ts';
import { placeText } from '../../server/insights/relevance/place-text.ts';
import { CAPABILITIES } from '../../server/insights/trade/capabilities/all-capabilities.ts';
import { areEnglishWords } from '../../server/insights/wording/english/english-words.ts';
import { dealOut, scoreBy } from './held-out.ts';
import { type TrainedWeights, trainClassifier } from './train-classifier.ts';
import { readDescriptionsWithBuyers } from './train-own-descriptions.ts';
import { bytesOf, writeClassifier, writeHeader } from './write-classifier.ts';
import { rowOf } from './write-embeddings.ts';

const JUDGED = path.join(import.meta.dirname, 'offer-names/judged.jsonl');
const FILE = path.resolve(import.meta.dirname, '../../server/insights/offer-name/offer-names.bin');
const [GOOD, TRUE] = [0, 1];

const line = z.strictObject({
  /** A description of `own-descriptions`. */
  text: z.string(),
  /** What it is known to sell: no candidate while learning, as other descriptions have no such name. */
  sells: z.string(),
  /** Names that people judged: good, true at least, or wrong. */
  good: z.array(z.string()),
  true: z.array(z.string()),
  wrong: z.array(z.string()),
});
type JudgedNames = z.infer<typeof line>;

/** Learns which name fits what a description mainly sells; the vectors of texts have to be learned before. */
export function trainOfferNames(): void {
  writeFileSync(KNOWN_OFFERS_FILE, writeKnownOffers());
  const judged = readJudgedNames().map(withFeatures);
  writeFileSync(FILE, writeClassifier(OFFER_NAME_CLASSES, learn(judged.flat())));
}

/** The names of kinds in the tables, and of what is sold by the companies of the training texts, with where they lie. */
function writeKnownOffers(): Buffer {
  const kinds = CAPABILITIES.map(({ label, phrases }) => ({ name: label, text: kindText([label, ...phrases]) }));
  const all = readDescriptionsWithBuyers().map(({ sells }) => sells);
  const sold = [...new Map(all.filter(isEnglishName).map((name) => [name.toLowerCase(), name])).values()];
  const placed = [...kinds, ...sold.map((name) => ({ name, text: name }))].flatMap(({ name, text }, at) => {
    const { vector } = placeText(text);
    return vector === undefined ? [] : [{ name, vector, isKind: at < kinds.length }];
  });
  const rows = placed.map(({ vector }) => rowOf(vector));
  const header: KnownOffersHeader = {
    width: placed[0]?.vector.length ?? 0,
    kinds: placed.filter(({ isKind }) => isKind).length,
    names: placed.map(({ name }) => name),
  };
  const steps = Float32Array.from(rows, ({ step }) => step);
  return Buffer.concat([writeHeader(header), bytesOf(steps), ...rows.map(({ bytes }) => bytes)]);
}

/** Of names in other languages most longer words are none of English. */
function isEnglishName(name: string): boolean {
  const longer = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= LEAST_LETTERS);
  const known = longer.filter((word) => areEnglishWords(word)).length;
  return /^[\x20-\x7e]*$/.test(name) && known >= longer.length / 2;
}
const LEAST_LETTERS = 4;

/** The training texts, as the README of all of them says. */
export function readJudgedNames(): JudgedNames[] {
  return readFileSync(JUDGED, 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
}

interface JudgedName {
  features: readonly string[];
  grade: 'good' | 'true' | 'wrong' | undefined;
}

/** The candidates of a description; those that nobody judged are looked at beside the others, and not learned of. */
function withFeatures({ text, sells, ...judged }: JudgedNames): JudgedName[] {
  const profile = readOwnProfile({ website: '', description: text });
  const own = readOwnTradeOf(text, profile);
  const candidates: OfferNameCandidate[] = listOfferNames(own, profile, (name) => sameName(name, sells));
  const features = offerNameFeatures(own, candidates);
  return candidates.map(({ name }, at) => {
    const grade = (['good', 'true', 'wrong'] as const).find((one) =>
      judged[one].some((other) => sameName(name, other)),
    );
    return { features: features[at] ?? [], grade };
  });
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function learn(names: readonly JudgedName[]): TrainedWeights {
  const examples = names.flatMap(({ features, grade }) =>
    grade === undefined
      ? []
      : [{ features, classes: grade === 'good' ? [GOOD, TRUE] : grade === 'true' ? [TRUE] : [] }],
  );
  return trainClassifier(examples, OFFER_NAME_CLASSES.length, { right: 'several', alpha: 0.05, l2: 1, fewest: 3 });
}

/** How well names are chosen for descriptions that were left out of the learning. */
export interface HeldOutNames {
  descriptions: number;
  /** Of all: share whose chosen name is good, only true, wrong, or one that nobody judged; and share without a name. */
  good: number;
  true: number;
  wrong: number;
  none: number;
  unjudged: number;
}

/** Learns from all parts but one, in turn, and names what the descriptions of that one sell. */
export function measureHeldOutNames(judged: readonly JudgedNames[], parts: number): HeldOutNames {
  const blocks = new Map(readDescriptionsWithBuyers().map(({ text, block }) => [text, block]));
  const dealt = dealOut(judged, parts, ({ text }) => blocks.get(text)).map((part) => part.map(withFeatures));
  const counts = { good: 0, true: 0, wrong: 0, none: 0, unjudged: 0 };
  for (const part of dealt) {
    const weights = learn(dealt.filter((one) => one !== part).flat(2));
    for (const names of part) {
      const odds = names.map(({ features }) => ({
        good: scoreBy(weights, features, GOOD),
        true: scoreBy(weights, features, TRUE),
      }));
      const chosen = chooseName(odds);
      const grade = chosen === undefined ? 'none' : (names[chosen]?.grade ?? 'unjudged');
      counts[grade] += 1;
    }
  }
  const descriptions = judged.length;
  return {
    descriptions,
    good: counts.good / descriptions,
    true: counts.true / descriptions,
    wrong: counts.wrong / descriptions,
    none: counts.none / descriptions,
    unjudged: counts.unjudged / descriptions,
  };
}
