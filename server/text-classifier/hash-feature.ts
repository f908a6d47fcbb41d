const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32 bits of a feature's name by FNV-1a, over its UTF-16 code units: classifiers keep their features by it. */
export function hashFeature(name: string): number {
  let hash = OFFSET;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), PRIME);
  return hash >>> 0;
}
