import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const socket = vi.hoisted(() => ({
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
afterEach(() => vi.useRealTimers());

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
