import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { speaksOfThemselves } from '../../server/insights/prospect/stated-trouble.ts';
import { troubleFeatures } from '../../server/insights/prospect/trouble/trouble-features.ts';
import { languageOf } from '../../server/insights/wording/language-of.ts';
import type { Feature } from '../../server/text-classifier/hash-feature.ts';
import { scoreBy } from './held-out.ts';
import { type MarkedPost, readMarkedPosts } from './marked-posts.ts';
import { type TrainedWeights, trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/insights/prospect/trouble/trouble.bin');

/** Learns which sentences of posts tell of trouble that their writer has at work. */
export function trainTrouble(): void {
  writeFileSync(FILE, writeClassifier(['trouble'], learnTrouble(readMarkedPosts())));
}

/** @returns the weights that some posts teach */
function learnTrouble(posts: readonly MarkedPost[]): TrainedWeights {
  const examples = posts.flatMap((post) =>
    featuresOf(post).map((features, at) => ({ features, classes: post.isTrouble[at] ? [0] : [] })),
  );
  // A few thousand sentences: slow steps and small weights, by the posts that are left out of the learning.
  return trainClassifier(examples, 1, { right: 'several', alpha: 0.05, l2: 5, fewest: 2 });
}

/** How often trouble is told in posts that were left out of the learning, and whether it is there. */
export interface HeldOutTrouble {
  /** Posts that show trouble, those of them in which it is told, and others in which it is. */
  shown: number;
  told: number;
  invented: number;
}

/**
 * Learns from all parts but one, in turn, and tells the trouble of the posts in that one by the score alone.
 * @param isMeant which posts are counted
 */
export function measureHeldOut(
  parts: readonly (readonly MarkedPost[])[],
  threshold: number,
  isMeant: (post: MarkedPost) => boolean = () => true,
): HeldOutTrouble {
  const sum: HeldOutTrouble = { shown: 0, told: 0, invented: 0 };
  for (const part of parts) {
    const weights = learnTrouble(parts.filter((one) => one !== part).flat());
    for (const post of part.filter(isMeant)) {
      const isTold = featuresOf(post).some((features) => scoreBy(weights, features) > threshold);
      const isShown = post.isTrouble.includes(true);
      if (isShown) sum.shown += 1;
      if (isTold && isShown) sum.told += 1;
      if (isTold && !isShown) sum.invented += 1;
    }
  }
  return sum;
}

const featuresOf = ({ text, sentences }: MarkedPost): Feature[][] =>
  troubleFeatures(sentences, languageOf(text), speaksOfThemselves);
