import { describe, expect, it } from 'vitest';
import { UsedFacts } from './used-facts.ts';

describe('facts that are told', () => {
  it('are given to two fields, and again to a field that has them', () => {
    const used = new UsedFacts();
    expect(['painPoints', 'meetingOpener', 'painPoints', 'reasoning'].map((field) => used.take('post', field))).toEqual(
      [true, true, true, false],
    );
  });

  it('are given together or not at all', () => {
    const used = new UsedFacts();
    used.take('second', 'painPoints');
    used.take('second', 'meetingOpener');
    expect(used.take(['first', 'second'], 'solutionsToPitch')).toBe(false);
    expect(used.take('first', 'reasoning')).toBe(true);
    expect(used.take('first', 'recentPostsSummary')).toBe(true);
  });
});

describe('words that are told', () => {
  const said = 'Our first wholesale counter for small shops in Thrissur is open.';
  const news = 'On 20 October Marigold opened a counter for small shops in Thrissur.';

  it('are worn out when two other fields have them', () => {
    const used = new UsedFacts();
    used.noteWords(said, 'meetingOpener');
    expect(used.isWornOut(news, [])).toBe(false);
    used.noteWords(said, 'recentPostsSummary');
    expect(used.isWornOut(news, [])).toBe(true);
  });

  it('may be names, however long', () => {
    const name = 'Society of Growers of Small Fruit';
    const used = new UsedFacts();
    for (const field of ['meetingOpener', 'solutionsToPitch']) used.noteWords(`You work at ${name}.`, field);
    expect(used.isWornOut(`${name} has a new store.`, [name, undefined])).toBe(false);
  });
});
