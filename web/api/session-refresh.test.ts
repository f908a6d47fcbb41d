import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import { readSession, updateSession } from './session.ts';
import { keepSessionFresh } from './session-refresh.ts';

let credits = 0;
let company: CompanyProfile | null = null;
const profile = () => ({ success: true, id: 'u1', email: 'a@b.example', username: 'A', company_profile: company });
const asked = vi.fn(async (url: string | URL | Request) => {
  const about = new URL(typeof url === 'string' ? url : url instanceof URL ? url : url.url, 'http://here').pathname;
  return new Response(JSON.stringify(about === '/api/profile' ? profile() : { success: true, credits, held: 0 }));
});
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
  keepSessionFresh();
  expect(await shown()).toBe(40);

  const comebacks: [EventTarget, string][] = [
    [page, 'visibilitychange'],
    [browser, 'focus'],
    [browser, 'online'],
  ];
  for (const [target, name] of comebacks) {
    credits += 1;
    company = { website: '', description: `saved before ${name}` };
    await vi.advanceTimersByTimeAsync(60_000);
    target.dispatchEvent(new Event(name));
    expect(await shown(), name).toBe(credits);
    expect(readSession().company_profile, name).toEqual(company);
  }

  // Somebody else signs in while the profile is on its way.
  await vi.advanceTimersByTimeAsync(60_000);
  company = { website: '', description: 'of the one before' };
  browser.dispatchEvent(new Event('focus'));
  updateSession({ token: 't2', company_profile: null });
  await shown();
  expect(readSession().company_profile).toBeNull();

  // One return, told twice; and a tab that goes away.
  await vi.advanceTimersByTimeAsync(60_000);
  asked.mockClear();
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(2);
});
