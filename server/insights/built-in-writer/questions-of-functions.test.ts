import { expect, it } from 'vitest';
import { QUESTIONS_OF_FUNCTIONS } from './questions-of-functions.ts';

it.each(Object.entries(QUESTIONS_OF_FUNCTIONS))(
  'asks who leads %s one thing that goes on behind a title',
  (_, question) => {
    expect(question).toMatch(/^(?:what|which|where|how|when) [^?.!]+$/);
    expect(question.split(' ').length).toBeLessThanOrEqual(14);
  },
);
