import { keyOf } from '../../server/text-classifier/hash-feature.ts';
import type { ClassifierHeader } from '../../server/text-classifier/linear-classifier.ts';
import type { TrainedWeights } from './train-classifier.ts';

/** A weight is kept in steps of so much, and weights below half a step are left out. */
const STEP = 0.04;
const MOST_STEPS = 127;
const WORD = 4;

/** @returns the file that LinearClassifier reads */
export function writeClassifier(classes: readonly string[], weights: TrainedWeights): Buffer {
  const kept = [...weights]
    .map(([name, ofClasses]) => ({ key: keyOf(name), steps: toSteps(ofClasses) }))
    .filter(({ steps }) => steps.length > 0)
    .sort((a, b) => a.key - b.key)
    // Of two features with one hash the first is kept: with some 10^5 features there is hardly ever one.
    .filter(({ key }, at, all) => at === 0 || all[at - 1]?.key !== key);
  const flat = kept.flatMap(({ steps }) => steps);
  const starts = [0];
  for (const { steps } of kept) starts.push((starts.at(-1) ?? 0) + steps.length);
  return Buffer.concat([
    writeHeader({
      classes,
      step: STEP,
      features: kept.length,
      weights: flat.length,
    } satisfies ClassifierHeader),
    bytesOf(Uint32Array.from(kept, ({ key }) => key)),
    bytesOf(Uint32Array.from(starts)),
    bytesOf(Uint8Array.from(flat, ({ of }) => of)),
    bytesOf(Int8Array.from(flat, ({ steps }) => steps)),
  ]);
}

function toSteps(ofClasses: Float32Array): { of: number; steps: number }[] {
  return [...ofClasses].flatMap((weight, of) => {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)));
    return steps === 0 ? [] : [{ of, steps }];
  });
}

export function writeHeader(header: object): Buffer {
  const text = JSON.stringify(header);
  const length = Math.ceil((Buffer.byteLength(text) + 1) / WORD) * WORD;
  return Buffer.from(`${text.padEnd(text.length + length - Buffer.byteLength(text) - 1)}\n`);
}

/** @returns the bytes of numbers, as the machine keeps them */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength);
