import { expect, test, vi } from 'vitest';
import type { ProfileQuestion, ProfileSource } from '../profile-source.ts';
import { callPriority, withCallPriority } from './call-priority.ts';
import { LookUpQueue } from './look-up-queue.ts';

/** A source whose answers are given when the test says so. */
function heldSource() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const source: ProfileSource = {
    id: 'held',
    label: 'Held',
    fields: ['person.headline'],
    async find({ slug }) {
      asked.push(slug);
      await new Promise<void>((resolve) => answers.push(resolve));
      return null;
    },
  };
  return { source, asked, answers };
}

/** The source, with so many look-ups at a time. */
function limitConcurrency(source: ProfileSource, most: number): Pick<ProfileSource, 'find'> {
  const limit = new LookUpQueue(most);
  return { find: (question, signal) => limit.run(() => source.find(question, signal), signal) };
}

const about = (slug: string): ProfileQuestion => ({ slug, wanted: ['person.headline'], known: {} });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many at a time, the others in the order in which they came', async () => {
  const { source, asked, answers } = heldSource();
  const limited = limitConcurrency(source, 2);
  const all = ['a', 'b', 'c', 'd'].map((slug) => limited.find(about(slug), new AbortController().signal));
  await turn();
  expect(asked).toEqual(['a', 'b']);
  answers.shift()!();
  await turn();
  expect(asked).toEqual(['a', 'b', 'c']);
  for (const answer of answers.splice(0)) answer();
  await turn();
  for (const answer of answers.splice(0)) answer();
  await Promise.all(all);
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever gives up leaves the line, and keeps nobody from their turn', async () => {
  const { source, asked, answers } = heldSource();
  const limited = limitConcurrency(source, 1);
  const first = limited.find(about('a'), new AbortController().signal);
  const leaving = new AbortController();
  const second = limited.find(about('b'), leaving.signal);
  const third = limited.find(about('c'), new AbortController().signal);
  await turn();
  leaving.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  answers.shift()!();
  await first;
  await turn();
  expect(asked).toEqual(['a', 'c']);
  answers.shift()!();
  await third;
});

test('a look-up that fails gives its place on', async () => {
  const { source } = heldSource();
  const limited = limitConcurrency({ ...source, find: () => Promise.reject(new Error('no')) }, 1);
  for (let tries = 0; tries < 3; tries++) {
    await expect(limited.find(about('a'), new AbortController().signal)).rejects.toThrow('no');
  }
});

test('calls know when their look-up was begun, also later on the way', async () => {
  const seen: number[] = [];
  const { source } = heldSource();
  const limited = limitConcurrency(
    {
      ...source,
      async find() {
        await turn();
        seen.push(callPriority().rank);
        return null;
      },
    },
    2,
  );
  await Promise.all(['a', 'b', 'c'].map((slug) => limited.find(about(slug), new AbortController().signal)));
  expect(seen).toEqual([1, 1, 2]);
  expect(callPriority().rank).toBe(0);
});

test('whoever waits too long is told so, and keeps nobody from their turn', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const { source, asked, answers } = heldSource();
    const limited = limitConcurrency(source, 1);
    const never = new AbortController().signal;
    const first = limited.find(about('a'), never);
    const late = withCallPriority({ waitMs: 60_000 }, () => limited.find(about('b'), never));
    const refused = expect(late).rejects.toMatchObject({ name: 'PermitRefused', kind: 'rate-limited' });
    const patient = withCallPriority({ waitMs: 90_000 }, () => limited.find(about('c'), never));
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    answers.shift()!();
    await first;
    await turn();
    expect(asked).toEqual(['a', 'c']);
    answers.shift()!();
    await patient;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('look-ups that somebody waits for do not stand behind those of bulk work', async () => {
  const { source, asked, answers } = heldSource();
  const limited = limitConcurrency(source, 1);
  const never = new AbortController().signal;
  const bulk = ['a', 'b'].map((slug) => limited.find(about(slug), never));
  const urgent = ['c', 'd'].map((slug) =>
    withCallPriority({ interactive: true }, () => limited.find(about(slug), never)),
  );
  await turn();
  expect(asked).toEqual(['a', 'c']);
  for (let done = 0; done < 4; done += 1) {
    answers.shift()!();
    await turn();
  }
  await Promise.all([...bulk, ...urgent]);
});
