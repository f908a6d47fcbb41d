import { afterEach, expect, test, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;
const hung = () => new Promise<never>(() => {});
const options = { milliseconds: 1_000, lateError: () => new Error('too late'), signal: never };

test('hands on what comes in time', async () => {
  await expect(withDeadline(options, async () => 7)).resolves.toBe(7);
  await expect(withDeadline(options, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('leaves work that hangs when the time is up, and tells it', async () => {
  vi.useFakeTimers();
  let told: AbortSignal | undefined;
  const waiting = withDeadline(options, (signal) => {
    told = signal;
    return hung();
  });
  const outcome = expect(waiting).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(1_000);
  await outcome;
  expect(told?.reason).toMatchObject({ message: 'too late' });
});

test('leaves at once when the signal is aborted, also work that does not listen', async () => {
  const leaving = new AbortController();
  const waiting = withDeadline({ ...options, signal: leaving.signal }, hung);
  leaving.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  await expect(withDeadline({ ...options, signal: leaving.signal }, hung)).rejects.toThrow('cancelled');
});
