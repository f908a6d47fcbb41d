import { describe, expect, it } from 'vitest';
import type { FactField, FactParts } from '../../../server/providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource } from '../../../server/providers/profile-source.ts';

/** A source to be held to what the engine expects of all of them. */
export interface SourceSubject {
  source: ProfileSource;
  /** Somebody the source knows, with as many of its fields as it can have, and what has to be known to ask. */
  somebody: { slug: string; known?: Partial<FactParts> };
  /** Somebody else who has what the first one lacks. */
  somebodyElse?: { slug: string; known?: Partial<FactParts> };
  /** Somebody the source does not know. */
  nobody: { slug: string; known?: Partial<FactParts> };
}

/** What every source has to do, the built-in sample network as well as those behind a wire. */
export function describeProfileSource(name: string, open: () => Promise<SourceSubject> | SourceSubject): void {
  const signal = new AbortController().signal;
  const ask = (who: SourceSubject['somebody'], wanted: readonly FactField[]): ProfileQuestion => ({
    slug: who.slug,
    known: who.known ?? {},
    wanted,
  });

  describe(`${name}, as a profile source`, () => {
    it('gives each field it says it gives', async () => {
      const { source, somebody, somebodyElse } = await open();
      const answer = await source.find(ask(somebody, source.fields), signal);
      const other = somebodyElse && (await source.find(ask(somebodyElse, source.fields), signal));
      const given = [answer, other].map((one) => one?.parts ?? {});
      const missing = source.fields.filter((field) => !given.some((parts) => hasValue(parts, field)));
      expect(missing).toEqual([]);
      expect(answer!.confidence).toBeGreaterThan(0);
      expect(answer!.confidence).toBeLessThanOrEqual(1);
    });

    it('gives a field that is asked for alone', async () => {
      const { source, somebody } = await open();
      const all = await source.find(ask(somebody, source.fields), signal);
      for (const field of source.fields.filter((candidate) => hasValue(all?.parts ?? {}, candidate))) {
        const answer = await source.find(ask(somebody, [field]), signal);
        expect(hasValue(answer?.parts ?? {}, field), field).toBe(true);
      }
    });

    it('leaves out what it does not know: no empty text, no null', async () => {
      const { source, somebody } = await open();
      const answer = await source.find(ask(somebody, source.fields), signal);
      expect(emptyPlaces(answer?.parts, name)).toEqual([]);
    });

    it('names the person it was asked for', async () => {
      const { source, somebody } = await open();
      const answer = await source.find(ask(somebody, source.fields), signal);
      if (answer?.parts.person) expect(answer.parts.person.slug).toBe(somebody.slug);
    });

    it('answers null, or nothing in it, for somebody it does not know', async () => {
      const { source, nobody } = await open();
      const answer = await source.find(ask(nobody, source.fields), signal);
      expect(Object.keys(answer?.parts ?? {})).toEqual([]);
    });

    it('answers a thousandth question like the first: it keeps nothing between questions', async () => {
      const { source, somebody } = await open();
      const first = await source.find(ask(somebody, source.fields), signal);
      expect(await source.find(ask(somebody, source.fields), signal)).toEqual(first);
    });
  });
}

function hasValue(parts: Partial<FactParts>, field: FactField): boolean {
  const [part, key] = field.split('.') as [keyof FactParts, string | undefined];
  const value = key === undefined ? parts[part] : (parts[part] as Record<string, unknown> | undefined)?.[key];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function emptyPlaces(value: unknown, path: string): string[] {
  if (value === null || value === '' || Number.isNaN(value)) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyPlaces(inner, `${path}.${key}`));
}
