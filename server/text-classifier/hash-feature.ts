const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A feature by its name, or by the hash of it where so many are made that their names would cost more than the scoring. */
export type Feature = string | number;

/**
 * 32 bits of a feature's name by FNV-1a, over its UTF-16 code units: classifiers keep their features by it.
 * @param from the hash of what stands before: hashFeature('b', hashFeature('a')) is hashFeature('ab')
 */
export function hashFeature(name: string, from: number = OFFSET): number {
  let hash = from;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** By what a classifier keeps a feature. */
export const keyOf = (feature: Feature): number => (typeof feature === 'number' ? feature : hashFeature(feature));
