import { findFlaw } from '../../providers/language-model/grounding/find-flaw.ts';
import { findUngroundedIn } from '../../providers/language-model/grounding/find-ungrounded.ts';
import { findFillers } from '../wording/filler-phrases.ts';
import type { GroundingContext } from './grounding-context.ts';

export interface ClauseBounds {
  /** Characters. */
  most: number;
  /** What the model was told: none of it may come back. */
  instructions: string;
}

/**
 * Finds what is wrong with words of a model wherever they stand: form, orders to the reader, names and numbers beyond the facts,
 * empty phrases.
 * @returns the flaw as the model is told it, or undefined
 */
export function findClauseFlaw(
  text: string,
  { most, instructions }: ClauseBounds,
  { mayLink, factIndex, texts }: Pick<GroundingContext, 'mayLink' | 'factIndex' | 'texts'>,
): string | undefined {
  const flaw = findFlaw(text, { most, mayLink, instructions });
  if (flaw) return flaw;
  const ungrounded = findUngroundedIn(text, factIndex);
  if (ungrounded.length > 0) {
    const named = ungrounded.slice(0, 5).map((word) => `"${word}"`);
    return `it states ${named.join(', ')}, which the facts do not`;
  }
  const [filler] = findFillers(text, texts.join('\n'));
  return filler && `it holds the empty phrase "${filler}"`;
}
