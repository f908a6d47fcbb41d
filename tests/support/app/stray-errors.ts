import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** A test fails when something prints to console.error, unless it says so by restoring the spy itself. */
let spy: MockInstance<typeof console.error>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.map((call) => call.join(' ')).join('\n')}`);
});
