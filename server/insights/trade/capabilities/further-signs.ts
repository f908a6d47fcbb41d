import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Capability } from '../types.ts';

const FILE = path.join(import.meta.dirname, 'further-signs.jsonl');

/** By kind of offer: signs of need beside those in its row, a line of the file for each. */
export const SIGNS_BY_OFFER: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, signs } = JSON.parse(line) as { id: string; signs: string };
      return [id, signs.split('|')] as const;
    }),
);

/** The kind of offer with all its signs. */
export function withFurtherSigns(capability: Capability): Capability {
  const further = SIGNS_BY_OFFER.get(capability.id);
  return further === undefined ? capability : { ...capability, signs: [...capability.signs, ...further] };
}
