import { describe, expect, it } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

const never = new AbortController().signal;

/** Enters for a key and notes when it is let in. */
function visitors(limits: { inAll: number; perKey: number }) {
  const semaphore = createKeyedSemaphore(limits);
  const inside: string[] = [];
  const leaves = new Map<string, () => void>();
  return {
    inside,
    semaphore,
    come: (name: string, signal = never) =>
      semaphore.enter(name[0]!, signal).then((leave) => {
        inside.push(name);
        leaves.set(name, leave);
      }),
    async go(name: string) {
      inside.splice(inside.indexOf(name), 1);
      leaves.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

describe('a semaphore with shares', () => {
  it('keeps who has filled their own share waiting, and nobody else', async () => {
    const { come, go, inside } = visitors({ inAll: 3, perKey: 2 });
    await Promise.all([come('a1'), come('a2')]);
    void come('a3');
    await come('b1');
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    await go('a1');
    expect(inside).toEqual(['a2', 'b1', 'a3']);
  });

  it('lets in by order of coming whoever has room', async () => {
    const { come, go, inside } = visitors({ inAll: 2, perKey: 1 });
    await Promise.all([come('a1'), come('b1')]);
    for (const name of ['a2', 'c1', 'b2']) void come(name);
    await go('b1');
    expect(inside).toEqual(['a1', 'c1']);
    await go('a1');
    expect(inside).toEqual(['c1', 'a2']);
    await go('a2');
    expect(inside).toEqual(['c1', 'b2']);
  });

  it('lets keys take turns, however many of one are waiting', async () => {
    const { come, go, inside } = visitors({ inAll: 1, perKey: 1 });
    await come('a1');
    for (const name of ['a2', 'a3', 'b1', 'a4', 'b2', 'c1']) void come(name);
    const order: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      await go(inside[0]!);
      order.push(inside[0]!);
    }
    expect(order).toEqual(['b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('forgets who gives up waiting', async () => {
    const { come, go, inside } = visitors({ inAll: 1, perKey: 1 });
    const leaving = new AbortController();
    await come('a1');
    const left = come('b1', leaving.signal);
    void come('c1');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await go('a1');
    expect(inside).toEqual(['c1']);
  });

  it('lets nobody in who has given up before', async () => {
    const { come } = visitors({ inAll: 1, perKey: 1 });
    await expect(come('a1', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    await come('b1');
  });

  it('loses no place to who gives up when just let in', async () => {
    const { semaphore } = visitors({ inAll: 1, perKey: 1 });
    const leave = await semaphore.enter('a', never);
    const leaving = new AbortController();
    const next = semaphore.enter('b', leaving.signal);
    leave();
    leaving.abort(new Error('gone'));
    (await next)();
    await semaphore.enter('c', never);
  });
});
