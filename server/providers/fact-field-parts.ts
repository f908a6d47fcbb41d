import type { FactField, FactPart } from './profile-facts.ts';

interface Split {
  part: FactPart;
  key: string | undefined;
}

/** Fields are few, and taken apart for every value of every profile. */
const splits = new Map<FactField, Split>();

/** The part that a field belongs to. */
export function partOf(field: FactField): FactPart {
  return split(field).part;
}

/** The key within its part; undefined for posts, which are one thing. */
export function keyOf(field: FactField): string | undefined {
  return split(field).key;
}

function split(field: FactField): Split {
  const known = splits.get(field);
  if (known) return known;
  const [part, key] = field.split('.');
  const made = { part: part as FactPart, key };
  splits.set(field, made);
  return made;
}
