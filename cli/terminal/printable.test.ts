import { expect, test } from 'vitest';
import { printable, printableJson } from './printable.ts';

const HOSTILE = 'Eve\u001b]0;title\u0007\u001b[2J \u009b31m \u202egnp.exe\nnext\tcell';

test('what a terminal would obey is shown, not sent', () => {
  expect(printable(HOSTILE)).toBe('Eve�]0;title��[2J �31m �gnp.exe next cell');
  expect(printable('Zoë 李 👩‍💻')).toBe('Zoë 李 👩‍💻');
});

test('JSON keeps it, as escapes', () => {
  const json = printableJson({ name: HOSTILE }, 2);
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)).toEqual({ name: HOSTILE });
});
