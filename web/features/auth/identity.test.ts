import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askLocalIdentity } from './local-identity.ts';

const ORIGIN = 'http://localhost:3000';

/** A window that opens one pop-up; null is a browser that blocks them. */
function openWindow(popup: { closed: boolean; close: () => void } | null) {
  const target = new EventTarget();
  vi.stubGlobal('window', {
    open: () => popup,
    location: { origin: ORIGIN },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  return (data: unknown, origin = ORIGIN) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin }));
}
const token = (access_token: unknown) => ({ type: 'leadlight-local-identity', access_token });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the local identity provider’s pop-up', () => {
  test('hands over the token and is closed', async () => {
    const popup = { closed: false, close: vi.fn() };
    const send = openWindow(popup);
    const asked = askLocalIdentity();
    send(token('t1'));
    await expect(asked).resolves.toBe('t1');
    expect(popup.close).toHaveBeenCalled();
  });

  test.each([
    ['from another site', token('evil'), 'https://evil.example'],
    ['of another kind', { type: 'other', access_token: 'x' }, ORIGIN],
    ['without a token', token(''), ORIGIN],
    ['that is no object', 'text', ORIGIN],
  ])('ignores a message %s', async (_case, data, origin) => {
    const send = openWindow({ closed: false, close: () => {} });
    const asked = askLocalIdentity();
    send(data, origin);
    send(token('good'));
    await expect(asked).resolves.toBe('good');
  });

  test('closed by the user: a silent end', async () => {
    const popup = { closed: false, close: () => {} };
    openWindow(popup);
    const asked = expect(askLocalIdentity()).rejects.toMatchObject({ silent: true });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
  });

  test('blocked by the browser: says so', async () => {
    openWindow(null);
    await expect(askLocalIdentity()).rejects.toMatchObject({
      silent: false,
      message: expect.stringContaining('pop-ups'),
    });
  });
});
