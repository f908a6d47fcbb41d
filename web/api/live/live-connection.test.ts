import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const manager = vi.hoisted(() => ({
  on: vi.fn(),
  reconnectionDelay: vi.fn(() => manager),
  reconnectionDelayMax: vi.fn(() => manager),
}));
const socket = vi.hoisted(() => ({
  io: manager,
  connected: false,
  active: true,
  on: vi.fn(),
  emit: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(),
}));
const io = vi.hoisted(() => vi.fn((_options: object) => socket));
vi.mock('socket.io-client', () => ({ io }));

import { openLiveConnection } from './live-connection.ts';

const options = { token: 't1', userId: 'u1', onEvents: () => {}, onConnected: () => {}, onDisconnected: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('takes a minute to connect, a connection of its own, and otherwise the defaults of the library', async () => {
  const close = openLiveConnection(options);
  await vi.waitFor(() => expect(io).toHaveBeenCalledTimes(1));
  expect(io.mock.calls[0]?.[0]).toEqual({
    path: '/socket.io',
    auth: { token: 't1' },
    timeout: 60_000,
    forceNew: true,
  });
  close();
  expect(socket.disconnect).toHaveBeenCalled();
});

test('looks every 5 s whether the library has given up, and only then connects itself', async () => {
  const opened = Date.now();
  const close = openLiveConnection(options);
  await vi.waitFor(() => expect(io).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.connect).not.toHaveBeenCalled();
  socket.active = false;
  await vi.advanceTimersByTimeAsync(opened + 14_999 - Date.now());
  expect(socket.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  socket.connected = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  close();
  expect(vi.getTimerCount()).toBe(0);
});

test('backs off when the server has too much to do, until it is connected again', async () => {
  class FakeRequest {
    readonly #retryAfter: string | null;
    constructor(retryAfter: string | null) {
      this.#retryAfter = retryAfter;
    }
    getResponseHeader = () => this.#retryAfter;
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const close = openLiveConnection(options);
  await vi.waitFor(() => expect(manager.on).toHaveBeenCalled());
  const tell = (of: { on: { mock: { calls: unknown[][] } } }, name: string, ...said: unknown[]) =>
    (of.on.mock.calls.find(([event]) => event === name)![1] as (...said: unknown[]) => void)(...said);

  for (const context of [new FakeRequest(null), undefined]) {
    tell(manager, 'error', Object.assign(new Error('xhr poll error'), { context }));
  }
  expect(manager.reconnectionDelay).not.toHaveBeenCalled();
  tell(manager, 'error', Object.assign(new Error('xhr poll error'), { context: new FakeRequest('4') }));
  expect(manager.reconnectionDelay).toHaveBeenLastCalledWith(8_000);
  expect(manager.reconnectionDelayMax).toHaveBeenLastCalledWith(60_000);
  tell(socket, 'connect');
  expect(manager.reconnectionDelay).toHaveBeenLastCalledWith(1_000);
  expect(manager.reconnectionDelayMax).toHaveBeenLastCalledWith(5_000);
  close();
});

test('tells when the server refuses the connection for what it is, and not for the moment', async () => {
  const onDisconnected = vi.fn();
  const close = openLiveConnection({ ...options, onDisconnected });
  await vi.waitFor(() => expect(socket.on).toHaveBeenCalled());
  const fail = socket.on.mock.calls.find(([event]) => event === 'connect_error')![1];
  socket.active = true;
  fail(new Error('websocket error'));
  expect(onDisconnected).not.toHaveBeenCalled();
  socket.active = false;
  fail(Object.assign(new Error('Session inactive'), { data: { code: 'session_inactive' } }));
  expect(onDisconnected).toHaveBeenLastCalledWith(true);
  fail(Object.assign(new Error('Too many requests'), { data: { code: 'rate_limited' } }));
  expect(onDisconnected).toHaveBeenLastCalledWith(false);
  close();
});
