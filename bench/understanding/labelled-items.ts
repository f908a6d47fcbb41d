import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is labelled: a set for each, in a file or a folder of that name. */
export const SETS = ['queries', 'titles', 'headlines', 'names', 'sheets'] as const;
export type SetName = (typeof SETS)[number];

/** A value of a label: a text, a number (row, column), a list, nothing, or named parts of these. */
export type LabelValue = string | number | null | readonly LabelValue[] | { readonly [name: string]: LabelValue };

/** One labelled item, as it stands in a line of a set. */
export interface LabelledItem {
  text?: string;
  /** Of a sheet. */
  rows?: readonly (readonly string[])[];
  /** Links behind its cells; row and column from 0. */
  links?: readonly { row: number; column: number; url: string }[];
  labels: Readonly<Record<string, LabelValue>>;
  /** Other readings that are as good. */
  also?: Readonly<Record<string, LabelValue>>;
  /** Which form it is an example of. */
  kind?: string;
  /** Where it comes from; items of one source were written by one hand. */
  source?: string;
}

/** The committed sets; the texts in them were made up. */
const OWN_SETS = path.join(import.meta.dirname, 'sets');

/**
 * Reads a labelled set: `<folder>/<set>.jsonl`, or `<folder>/<set>/<half>.jsonl` where the set has halves.
 * @param folder the committed sets unless said
 * @returns null when the folder holds no such set or half
 * @throws Error when `also` names a field that is not labelled: what it grants would be granted to nobody
 */
export function readLabelledItems(set: SetName, half: string, folder = OWN_SETS): LabelledItem[] | null {
  const file = [path.join(folder, set, `${half}.jsonl`), path.join(folder, `${set}.jsonl`)].find((one) =>
    existsSync(one),
  );
  if (!file) return null;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => withKnownFields(JSON.parse(line) as LabelledItem));
}

function withKnownFields(item: LabelledItem): LabelledItem {
  const unknown = Object.keys(item.also ?? {}).find((name) => !(name in item.labels));
  if (unknown !== undefined) throw new Error(`"also" has a field "${unknown}", which is not labelled: ${item.text}`);
  return item;
}

/**
 * The readings of a field that count as right, each as a list of texts: the label itself, then what `also` names.
 * @param asMany whether the field is a list: `also` is one other list then, or a list of lists; else each of its entries is
 *   a reading of its own
 */
export function readingsOf({ labels, also = {} }: LabelledItem, name: string, asMany = false): string[][] {
  const others = also[name];
  if (others === undefined) return [asTexts(labels[name])];
  const isOne = !Array.isArray(others) || (asMany && others.every((one) => one === null || typeof one !== 'object'));
  return [labels[name], ...(isOne ? [others] : (others as readonly LabelValue[]))].map(asTexts);
}

function asTexts(value: LabelValue | undefined): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return [typeof value === 'object' ? writeRange(value as { min?: unknown; max?: unknown }) : String(value)];
}

/** A range as one text: `{min: 5, max: null}` → '5-'. */
export function writeRange({ min, max }: { min?: unknown; max?: unknown }): string {
  return `${min ?? ''}-${max ?? ''}`;
}
