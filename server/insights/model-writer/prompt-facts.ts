import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import { daysSince, writeDate } from '../wording/phrasing.ts';

/** What a fact is about: a parameter has to stand on facts of its kinds. */
export type FactKind =
  | 'own'
  | 'name'
  | 'job'
  /** What they say of themselves. */
  | 'person'
  /** Earlier positions. */
  | 'past'
  /** Skills, schools, certificates. */
  | 'skill'
  /** Unpaid work. */
  | 'pastime'
  | 'place'
  | 'post'
  | 'company'
  | 'product'
  | 'customer'
  | 'case'
  /** Names of clients. */
  | 'client'
  | 'price'
  | 'news'
  /** Roles that are open. */
  | 'opening'
  | 'cta'
  | 'page';

/** One line of what a model gets to know. */
export interface PromptFact {
  /** Short and unique, for the model to point to: 'post2'. */
  id: string;
  kind: FactKind;
  text: string;
  /** As it is shown to the user as evidence: 'Post of 2026-10-02: "We moved …"'. */
  cite: string;
}

/** A fact of a list, as it is read out of an item; `sources` are the texts it is made of. */
export interface ListedFact {
  sources: (string | undefined)[];
  text: string;
  cite: string;
}

/** The lines, as they are put together. */
export class PromptFacts {
  readonly facts: PromptFact[] = [];

  /** Adds a fact, unless one of the texts it is made of speaks to the model instead of to people. */
  add(kind: FactKind, id: string, sources: readonly (string | undefined)[], text: string, cite: string): void {
    const known = sources.filter((source) => source !== undefined);
    if (known.length === 0 || known.some(readsAsInstruction)) return;
    this.facts.push({ id, kind, text, cite });
  }

  /** One fact for each of the first few of a list: 'post1', 'post2'. */
  each<T>(kind: FactKind, id: string, list: readonly T[], most: number, read: (item: T) => ListedFact): void {
    let at = 0;
    for (const item of list) {
      if (at === most) return;
      const { sources, text, cite } = read(item);
      const before = this.facts.length;
      this.add(kind, `${id}${at + 1}`, sources, text, cite);
      at += this.facts.length - before;
    }
  }
}

/** A date with its year, whatever the year is: '20 October 2026'. */
export const inFull = (date: string): string => writeDate(date, new Date(0));

/** How old a date is, for judging: '16 days ago', '4 months ago'; '' when it lies ahead. */
function ageOf(date: string, now: Date): string {
  const days = daysSince(date, now);
  if (days < 0) return '';
  if (date.length >= 10 && days < 60) return days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'} ago`;
  const months = Math.floor(days / 30.4);
  if (months < 24) return months === 0 ? 'this month' : `${months} ${months === 1 ? 'month' : 'months'} ago`;
  return `${Math.floor(months / 12)} years ago`;
}

/** '20 October 2026 (16 days ago)' */
export function withAge(date: string, now: Date): string {
  const age = ageOf(date, now);
  return age === '' ? inFull(date) : `${inFull(date)} (${age})`;
}

/** Characters of a quotation in evidence. */
export const CITE_CHARS = 110;
