import { describe, expect, it, vi } from 'vitest';
import { rememberReadings } from './remember-readings.ts';

function remembering(most: number) {
  const read = vi.fn((text: string) => ({ letters: text.length }));
  return { read, remembered: rememberReadings(read, most) };
}

describe('a reading that is remembered', () => {
  it('is done once for a text', () => {
    const { read, remembered } = remembering(5);
    expect([remembered('Buyer'), remembered('Buyer'), remembered('CFO')]).toEqual([
      { letters: 5 },
      { letters: 5 },
      { letters: 3 },
    ]);
    expect(read.mock.calls).toEqual([['Buyer'], ['CFO']]);
  });

  it('forgets texts that nobody asked for lately', () => {
    const { read, remembered } = remembering(4);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) remembered(text);
    expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps no long texts', () => {
    const { read, remembered } = remembering(5);
    const long = 'a'.repeat(501);
    expect([remembered(long), remembered(long)]).toEqual([{ letters: 501 }, { letters: 501 }]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
