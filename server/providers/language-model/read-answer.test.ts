import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer } from './read-answer.ts';

const schema = z.object({ note: z.string() });

describe('the object in what a model says', () => {
  it.each([
    ['alone', '{"note":"a"}'],
    ['in a code fence', '```json\n{"note":"a"}\n```'],
    ['behind words', 'Sure! Here it is: {"note":"a"} Anything else?'],
    ['behind thoughts', '<think>Should it be {"note":"b"}? No.</think>{"note":"a"}'],
    ['behind thoughts that were not opened', 'So {"note":"b"} is wrong.</think>\n{"note":"a"}'],
    ['behind a sketch', 'First {"note":"b"}, better {"note":"a"}'],
    ['before something that does not fit', '{"note":"a"} {"remark":1}'],
    ['behind a brace that opens nothing', 'An open { and then {"note":"a"}'],
    ['behind a set that is no JSON', 'From {x, y} follows {"note":"a"}'],
  ])('is found %s', (_where, said) => expect(readAnswer(said, schema)).toEqual({ answer: { note: 'a' } }));

  it('may hold braces and quotation marks in its texts', () => {
    const note = 'a } and a { and a " and a \\';
    expect(readAnswer(`So: ${JSON.stringify({ note })}`, schema)).toEqual({ answer: { note } });
  });

  it.each([
    ['nothing', '', /no JSON object/],
    ['words', 'I would rather not.', /no JSON object/],
    ['an object cut off', '{"note":"a', /no JSON object/],
    ['a list', '["a"]', /no JSON object/],
    ['another object', '{"remark":1}', /note: /],
    ['another kind of value', '{"note":1}', /note: .*string/],
    ['braces without end', '{'.repeat(100_000), /no JSON object/],
  ])('is missing in %s', (_what, said, problem) => {
    expect(readAnswer(said, schema)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

it.each([
  ['braces without end', '{'.repeat(200_000)],
  ['objects in objects that break off', `${'{"a":'.repeat(30)}[${'1,'.repeat(90_000)}x]${'}'.repeat(30)}`],
  ['names that are all different', `{${Array.from({ length: 18_000 }, (_, at) => `"n${at}":1`).join(',')}}`],
])('takes at most 50 ms of %s', (_what, said) => {
  const before = process.threadCpuUsage();
  readAnswer(said, schema);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
});
