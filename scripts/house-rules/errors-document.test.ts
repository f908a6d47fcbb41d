import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from '../../server/http/errors/errors.ts';
import { JOB_ERROR_CODES } from '../../shared/contract/enrichment.ts';
import { ERROR_CODES, type ErrorCode } from '../../shared/contract/responses.ts';

const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/errors.md'), 'utf8');
/** Each paragraph by the code it is about, without its line breaks. */
const paragraphs = document
  .split(/^### /m)
  .slice(1)
  .map((section): [string, string] => {
    const [heading = '', ...lines] = section.split(/^## /m)[0]?.trim().split('\n') ?? [];
    return [heading.replaceAll('`', ''), lines.join(' ').trim()];
  });

test('every code has one paragraph, and every paragraph a code', () => {
  const codes = [...ERROR_CODES, ...JOB_ERROR_CODES];
  expect(paragraphs.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
});

test('each says what happened and what to do, and with which status the code is answered', () => {
  for (const [code, text] of paragraphs) {
    const isAnswered = (ERROR_CODES as readonly string[]).includes(code);
    if (isAnswered) expect(text, code).toMatch(new RegExp(`^Status ${ERRORS[code as ErrorCode].status}\\. `));
    expect(text.length, code).toBeGreaterThan(40);
  }
});
