import { describe, expect, it } from 'vitest';
import type { PeopleSearch } from '../../../server/providers/people-search.ts';
import { readIntent } from '../../../server/search/intent/read-intent.ts';

/** What every source of people has to do, the built-in sample network as well as those behind a wire. */
export function describePeopleSearch(
  name: string,
  subject: {
    open: () => PeopleSearch;
    /** A search that finds more than a page, and the place and title all of them have. */
    many: { query: string; place: RegExp; title: RegExp };
    /** A search that finds nobody. */
    nobody: string;
  },
): void {
  const { many, nobody } = subject;
  const find = (query: string, next?: string) => subject.open().find(readIntent(query), 10, next);

  describe(`${name}, as a source of people`, () => {
    it('finds those who were asked for first', async () => {
      const page = (await find(many.query))!;
      expect(page.people).toHaveLength(10);
      for (const person of page.people.slice(0, 3)) {
        expect(person.location).toMatch(many.place);
        expect(person.headline).toMatch(many.title);
      }
    });

    it('says where the page stands, and how many there are', async () => {
      const page = (await find(many.query))!;
      expect(page.start).toBe(0);
      expect(page.total).toBeGreaterThan(10);
      expect(page.next).toEqual(expect.any(String));
    });

    it('goes on where the page before ended, with other people', async () => {
      const first = (await find(many.query))!;
      const second = (await find(many.query, first.next!))!;
      expect(second.start).toBe(10);
      expect(second.total).toBe(first.total);
      const ids = [...first.people, ...second.people].map(({ id }) => id);
      expect(second.people.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('leaves out what it does not know: no empty text, no null', async () => {
      for (const person of (await find(many.query))!.people) {
        for (const [key, value] of Object.entries(person)) {
          expect(value, key).not.toBeNull();
          // Everybody has a place for these two on their card.
          if (key !== 'headline' && key !== 'location') expect(value, key).not.toBe('');
        }
      }
    });

    it('finds nobody where nobody fits', async () => {
      expect(await find(nobody)).toMatchObject({ people: [], total: 0, next: null });
    });

    it('does not go on from what it never gave', async () => {
      expect(await find(many.query, 'somewhere')).toBeNull();
    });
  });
}
