import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession, updateSession } from './session.ts';
import { keepCreditsFresh } from './session-credits.ts';

let credits = 0;
const asked = vi.fn(async () => new Response(JSON.stringify({ success: true, credits, held: 0 })));
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  updateSession({ token: 't1', isAuthenticated: true, credits: 7 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = async () => {
  await vi.advanceTimersByTimeAsync(0);
  return readSession().credits;
};

test('asks at once, and when the reader or the network comes back', async () => {
  credits = 40;
  keepCreditsFresh();
  expect(await shown()).toBe(40);

  const comebacks: [EventTarget, string][] = [
    [page, 'visibilitychange'],
    [browser, 'focus'],
    [browser, 'online'],
  ];
  for (const [target, name] of comebacks) {
    credits += 1;
    await vi.advanceTimersByTimeAsync(60_000);
    target.dispatchEvent(new Event(name));
    expect(await shown(), name).toBe(credits);
  }

  // One return, told twice; and a tab that goes away.
  await vi.advanceTimersByTimeAsync(60_000);
  asked.mockClear();
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
});
