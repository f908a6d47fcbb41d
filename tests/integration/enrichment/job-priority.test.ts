import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { type CallPriority, callPriority } from '../../../server/providers/rate-limiter/call-priority.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

test.each([
  ['of a request for one profile go first', ['anna'], true],
  ['of a request for several are bulk work', ['anna', 'ben'], false],
])('calls %s, and none waits for its turns beyond eight minutes', async (_what, slugs, interactive) => {
  const seen: CallPriority[] = [];
  const people = scriptedSource('people');
  const source: ProfileSource = {
    ...people,
    async find(question, signal) {
      seen.push(callPriority());
      return people.find(question, signal);
    },
  };
  const user = await engine.addUser(100);
  const urls = slugs.map((slug) => `https://www.linkedin.com/in/${slug}`);
  const began = Date.now();
  await engine.run(await engine.start(user, urls, ['firstName']), [source]);
  expect(seen).toHaveLength(slugs.length);
  for (const priority of seen) {
    expect(priority.interactive).toBe(interactive);
    expect(priority.waitUntil).toBeGreaterThanOrEqual(began + 8 * 60_000);
    expect(priority.waitUntil).toBeLessThanOrEqual(Date.now() + 8 * 60_000);
  }
});
