import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const never = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Grants permits one by one and notes in which order. */
function openLine(permits: number) {
  const semaphore = new Semaphore(permits);
  const entered: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = async (name: string, rank = 0, signal = never, key = '') => {
    const release = await semaphore.acquire([signal], { key, rank });
    entered.push(name);
    leave.set(name, release);
  };
  return { entered, enter, leave: (name: string) => leave.get(name)!() };
}

test('so many at a time, the others in the order in which they came', async () => {
  const line = openLine(2);
  for (const name of ['a', 'b', 'c', 'd']) void line.enter(name);
  await turn();
  expect(line.entered).toEqual(['a', 'b']);
  line.leave('a');
  await turn();
  expect(line.entered).toEqual(['a', 'b', 'c']);
  line.leave('c');
  line.leave('b');
  await turn();
  expect(line.entered).toEqual(['a', 'b', 'c', 'd']);
});

test('lower ranks go first', async () => {
  const line = openLine(1);
  void line.enter('first');
  void line.enter('late', 7);
  void line.enter('middle', 3);
  void line.enter('early', 0);
  void line.enter('middle too', 3);
  for (const name of ['first', 'early', 'middle', 'middle too']) {
    await turn();
    line.leave(name);
  }
  await turn();
  expect(line.entered).toEqual(['first', 'early', 'middle', 'middle too', 'late']);
});

test('whoever gives up leaves the line, and keeps nobody from their turn', async () => {
  const line = openLine(1);
  const leaving = new AbortController();
  void line.enter('a');
  const second = line.enter('b', 0, leaving.signal);
  void line.enter('c');
  await turn();
  leaving.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  await expect(line.enter('d', 0, leaving.signal)).rejects.toThrow('stopped');
  line.leave('a');
  await turn();
  expect(line.entered).toEqual(['a', 'c']);
});

test('giving a permit back twice makes no second one', async () => {
  const line = openLine(1);
  void line.enter('a');
  await turn();
  line.leave('a');
  line.leave('a');
  void line.enter('b');
  void line.enter('c');
  await turn();
  expect(line.entered).toEqual(['a', 'b']);
});

test('a permit goes to the key that holds the fewest, and one that is alone may hold all', async () => {
  const line = openLine(3);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void line.enter(name, 0, never, 'a');
  await turn();
  expect(line.entered).toEqual(['a1', 'a2', 'a3']);
  void line.enter('b1', 9, never, 'b');
  void line.enter('b2', 8, never, 'b');
  void line.enter('c1', 7, never, 'c');
  for (const name of ['a1', 'a2', 'a3']) {
    line.leave(name);
    await turn();
  }
  // Of two that hold as few the lower rank, then the key that holds less than the others.
  expect(line.entered.slice(3)).toEqual(['c1', 'b2', 'a4']);
});
