import { expect, it } from 'vitest';
import { withSources } from './with-sources.ts';

it('adds each fact on a line of its own', () => {
  const facts = ['Industry: Pharma', 'Post of 2026-10-02: "We moved\nto Pune"'];
  expect(withSources('Hello Asha.', facts)).toBe(
    'Hello Asha.\n\nSources:\n- Industry: Pharma\n- Post of 2026-10-02: "We moved to Pune"',
  );
});

it('leaves a text without facts as it is', () => expect(withSources('Hello Asha.', [])).toBe('Hello Asha.'));
