import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadChat } from '../../../server/providers/language-model/client.ts';
import { readAnswer } from '../../../server/providers/language-model/read-answer.ts';
import { pdlLimits } from '../../../server/providers/people-data-labs/limits.ts';
import { createPeopleDataLabsSource } from '../../../server/providers/people-data-labs/source.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { longestTurn } from '../../support/longest-turn.ts';

/** Milliseconds for which an answer may hold the event loop. */
const MOST_MS = 50;

/** A provider whose name was taken over: it answers every call with this. */
let says = Buffer.alloc(0);
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(says);
});
let baseUrl = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const never = new AbortController().signal;
const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"n${at}":1`).join(',')}}`;
const text = 'é"\n'.repeat(80);

describe('a source’s answer does not hold the event loop', () => {
  let limiters: ReturnType<typeof unlimitedRateLimiters>;
  beforeEach(() => {
    limiters = unlimitedRateLimiters();
  });
  const jobs = (places: number, job: unknown) => Array.from({ length: places }, () => job);
  it.each([
    ['of names that are all different', () => names(149_000)],
    ['of objects in a list', () => `[${'{},'.repeat(149_000)}{}]`],
    ['of eight megabytes of text', () => JSON.stringify({ data: { skills: jobs(17_000, text) } })],
    [
      'of many lists in a list',
      () => record({ experience: jobs(140, { location_names: jobs(1_000, text.slice(0, 9)) }) }),
    ],
    ['of wrong kinds of values', () => record({ experience: jobs(20_000, { title: 1, company: [], end_date: {} }) })],
  ])('%s', async (_what, answer) => {
    // Bytes: the server's turn, which encodes what it says, is none of ours.
    says = Buffer.from(answer());
    const rateLimiter = limiters.createRateLimiter(pdlLimits('key'));
    const source = createPeopleDataLabsSource({ baseUrl, apiKey: 'key', rateLimiter, pausesMs: [] });
    const failures: unknown[] = [];
    const ask = () =>
      source.find({ slug: 'ann', wanted: ['person.firstName'], known: {} }, never).catch((error: unknown) => {
        failures.push(error);
      });
    expect(await longestTurn(ask)).toBeLessThan(MOST_MS);
    // Read, whatever it was taken for: an answer that is refused for its length holds nothing.
    expect(failures.filter((error) => `${error}`.includes('could not be reached'))).toEqual([]);
  });
  const record = (data: object) => JSON.stringify({ status: 200, likelihood: 9, data: { full_name: 'Ann', ...data } });
});

describe('a model’s answer does not hold the event loop', () => {
  const schema = z.object({ note: z.string() });
  const saying = (content: string) =>
    JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });
  it.each([
    ['of names that are all different', () => names(40_000)],
    ['of half a megabyte of objects', () => `[${'{},'.repeat(170_000)}{}]`],
    ['of objects in objects', () => '{"a":'.repeat(100_000)],
    ['that says names', () => saying(names(30_000))],
    ['that says names of the prototype', () => saying(`{"__proto__":1,"a":[${'{},'.repeat(120_000)}{}]}`)],
    ['that says objects in objects', () => saying('{"a":'.repeat(60_000))],
    ['that says what breaks off', () => saying(`${'{"a":'.repeat(30)}[${'1,'.repeat(90_000)}x]${'}'.repeat(30)}`)],
  ])('%s', async (_what, answer) => {
    says = Buffer.from(answer());
    const chat = await loadChat({ baseUrl, apiKey: '', model: 'model' } as Parameters<typeof loadChat>[0]);
    for (const format of ['json_schema', 'text'] as const) {
      const question = { instructions: 'a', messages: [], format, name: 'note', schema: z.toJSONSchema(schema) };
      const ask = async () => {
        const said = await chat({ ...question, messages: [{ role: 'user', content: 'b' }] }, 10_000, never).catch(
          () => null,
        );
        if (said) readAnswer(said.text, schema);
      };
      await ask();
      expect(await longestTurn(ask), format).toBeLessThan(MOST_MS);
    }
  });
});
