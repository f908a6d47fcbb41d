import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askGoogle } from './google-identity.ts';
import { askLocalIdentity } from './local-identity.ts';

const ORIGIN = 'http://localhost:3000';

/**
 * A window that opens one pop-up; null is a browser that blocks them.
 * @returns sends the window a message; messages arrive in their order, each after `lateMs`
 */
function openWindow(popup: { closed: boolean; close: () => void } | null, lateMs = 0) {
  const target = new EventTarget();
  const send = (data: unknown, origin = ORIGIN) =>
    void setTimeout(() => target.dispatchEvent(Object.assign(new Event('message'), { data, origin })), lateMs);
  vi.stubGlobal('window', {
    open: () => popup,
    location: { origin: ORIGIN },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    postMessage: send,
  });
  return send;
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
    await vi.advanceTimersByTimeAsync(1);
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
    await vi.advanceTimersByTimeAsync(1);
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

  test('hands over the token although its end is seen first, as on a busy page', async () => {
    const popup = { closed: false, close: () => {} };
    const send = openWindow(popup, 5_000);
    const asked = askLocalIdentity();
    const outcome = expect(asked).resolves.toBe('t1');
    send(token('t1'));
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  test('blocked by the browser: says so', async () => {
    openWindow(null);
    await expect(askLocalIdentity()).rejects.toMatchObject({
      silent: false,
      message: expect.stringContaining('pop-ups'),
    });
  });
});

describe('Google’s token client', () => {
  type Options = Parameters<Parameters<typeof answerWith>[0]>[0];
  /** Google's script, whose token client answers at once. */
  function answerWith(
    answer: (options: {
      client_id: string;
      scope: string;
      callback: (response: object) => void;
      error_callback: (error: { type: string }) => void;
    }) => void,
  ) {
    const initTokenClient = vi.fn((options: Options) => ({ requestAccessToken: () => answer(options) }));
    vi.stubGlobal('window', { google: { accounts: { oauth2: { initTokenClient } } } });
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: { append: (script: { onload: () => void }) => script.onload() },
    });
    return initTokenClient;
  }

  test('does nothing, silently, when the library is not loaded, and may be tried again', async () => {
    let load = (script: { onload: () => void; onerror: () => void }) => script.onerror();
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {
      createElement: () => ({ remove: () => {} }),
      head: { append: (script: { onload: () => void; onerror: () => void }) => load(script) },
    });
    await expect(askGoogle('client-1')).rejects.toMatchObject({ silent: true });
    load = (script) => script.onload();
    await expect(askGoogle('client-1')).rejects.toMatchObject({ silent: true });
  });

  test('asks for e-mail, profile and openid under our client id', async () => {
    const client = answerWith(({ callback }) => callback({ access_token: 't1' }));
    await expect(askGoogle('client-1')).resolves.toBe('t1');
    expect(client.mock.calls[0]?.[0]).toMatchObject({ client_id: 'client-1', scope: 'email profile openid' });
  });

  test.each([
    ['closed by the user', (o: Options) => o.error_callback({ type: 'popup_closed' }), true, /closed/],
    ['blocked', (o: Options) => o.error_callback({ type: 'popup_failed_to_open' }), false, /pop-ups/],
    [
      'another failure',
      (o: Options) => o.error_callback({ type: 'unknown' }),
      false,
      /^Failed to authenticate with Google$/,
    ],
    ['access denied by the user', (o: Options) => o.callback({ error: 'access_denied' }), true, /closed/],
    ['refused', (o: Options) => o.callback({ error: 'invalid_scope' }), false, /^Failed to authenticate with Google$/],
  ])('%s', async (_case, answer, silent, message) => {
    answerWith(answer);
    await expect(askGoogle('client-1')).rejects.toMatchObject({ silent, message: expect.stringMatching(message) });
  });
});
