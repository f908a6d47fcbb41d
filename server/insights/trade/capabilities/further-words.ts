import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Capability } from '../types.ts';

const FILE = path.join(import.meta.dirname, 'further-words.jsonl');

/** A line of the file: lists with | between, empty where there is nothing to add. */
interface FurtherWords {
  id: string;
  phrases: string;
  signs: string;
}

/** By kind of offer: phrases and signs of need beside those in its row. */
export const FURTHER_WORDS: ReadonlyMap<string, FurtherWords> = new Map(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const words = JSON.parse(line) as FurtherWords;
      return [words.id, words] as const;
    }),
);

/** The kind of offer with all its phrases and signs, put together when somebody asks for them. */
export function withFurtherWords(capability: Capability): Capability {
  const further = FURTHER_WORDS.get(capability.id);
  if (further === undefined) return capability;
  const { id, label, problem, sectors, buyers, users } = capability;
  return {
    ...{ id, label, problem, sectors, buyers, users },
    get phrases() {
      return join(capability.phrases, further.phrases);
    },
    get signs() {
      return join(capability.signs, further.signs);
    },
    get sellers() {
      return capability.sellers;
    },
  };
}

const join = (list: readonly string[], further: string): readonly string[] =>
  further === '' ? list : [...list, ...further.split('|')];
