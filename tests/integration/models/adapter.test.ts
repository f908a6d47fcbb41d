import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkLanguageModel } from '../../../server/providers/language-model/check.ts';
import { createLanguageModel, type TokenUse } from '../../../server/providers/language-model/language-model.ts';
import type { RateLimiter } from '../../../server/providers/rate-limiter.ts';
import { SourceError } from '../../../server/providers/source-error.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';
import type { StandInFault } from '../../support/servers/stand-in-server.ts';

const signal = new AbortController().signal;
const createRateLimiter = () => unlimitedRateLimiters().createRateLimiter({ key: 'model', atOnce: 1 });
const KEY = 'sk-the-key-of-a-test';
const SECRET_OF_SOMEBODY = 'Priya Nair of Kochi';
const question = {
  name: 'description',
  instructions: 'Describe the company.',
  prompt: `<facts>\n(a) ${SECRET_OF_SOMEBODY} repairs lifts for landlords.\n</facts>`,
  schema: z.object({ description: z.string() }),
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.calls.length = 0;
  server.faults.length = 0;
  Object.assign(server.manners, {
    formats: ['json_schema', 'json_object', 'text'],
    babbles: 0,
    misfits: 0,
    thinks: false,
    counts: true,
  });
});

const modelAt = (
  baseUrl: string,
  over: { apiKey?: string; model?: string; tryMs?: number; questionMs?: number; rateLimiter?: RateLimiter } = {},
) => createLanguageModel({ baseUrl, apiKey: KEY, model: STAND_IN_MODEL, rateLimiter: createRateLimiter(), ...over });
const formatsAsked = () =>
  server.calls.map(({ body }) => (body as { response_format?: { type: string } }).response_format?.type ?? 'text');

async function refusal(model = modelAt(server.baseUrl)): Promise<SourceError> {
  const error = await model.ask(question, signal).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  const { message } = error as SourceError;
  expect(message).not.toContain(KEY);
  expect(message).not.toContain('Priya');
  expect(message).toContain(STAND_IN_MODEL);
  return error as SourceError;
}

describe('a question', () => {
  it('is answered as the schema says, with the tokens used', async () => {
    const tokens: TokenUse[] = [];
    const answer = await modelAt(server.baseUrl).ask({ ...question, onTokens: (use) => tokens.push(use) }, signal);
    expect(answer).toEqual({ description: `${SECRET_OF_SOMEBODY} repairs lifts for landlords.` });
    expect(tokens).toEqual([{ input: expect.any(Number), output: expect.any(Number) }]);
    const [call] = server.calls;
    expect(call!.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(call!.body).toMatchObject({
      model: STAND_IN_MODEL,
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'description',
          strict: true,
          schema: { required: ['description'], additionalProperties: false },
        },
      },
    });
    // Servers that do not read the schema find it in the prompt.
    expect((call!.body as { messages: { content: string }[] }).messages[0]!.content).toContain(
      '"required":["description"]',
    );
  });

  it('goes without a key to servers that ask for none', async () => {
    await modelAt(server.baseUrl, { apiKey: '' }).ask(question, signal);
    expect(server.calls[0]!.headers.authorization).toBeUndefined();
  });

  it('is answered by servers that do not count tokens', async () => {
    server.manners.counts = false;
    const tokens: TokenUse[] = [];
    await modelAt(server.baseUrl).ask({ ...question, onTokens: (use) => tokens.push(use) }, signal);
    expect(tokens).toEqual([]);
  });

  it.each([-5, 1.5, 1e300])(
    'is answered by a server that counts %d tokens, which are not taken over',
    async (tokens) => {
      server.manners.counts = { prompt_tokens: tokens, completion_tokens: tokens };
      const told: TokenUse[] = [];
      await modelAt(server.baseUrl).ask({ ...question, onTokens: (use) => told.push(use) }, signal);
      expect(told).toEqual([]);
    },
  );

  it('is answered behind thoughts and in a code fence', async () => {
    server.manners.thinks = true;
    expect(await modelAt(server.baseUrl).ask(question, signal)).toHaveProperty('description');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['json_object', ['json_object', 'text']],
    ['text', ['text']],
  ] as const)('is put as %s to a server that knows nothing better, and so from then on', async (last, formats) => {
    server.manners.formats = formats;
    const model = modelAt(server.baseUrl);
    await model.ask(question, signal);
    expect(formatsAsked().at(-1)).toBe(last);
    server.calls.length = 0;
    await model.ask(question, signal);
    expect(formatsAsked()).toEqual([last]);
  });

  it('leads to no redirect, which would get the key', async () => {
    const other = await startModelServer();
    server.spoil(/^\/v2/, { status: 307, headers: { location: `${other.baseUrl}/chat/completions` }, body: {} });
    const error = await refusal(modelAt(`${server.url}/v2`));
    expect(error.kind).toBe('unavailable');
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('ends when it is given up', async () => {
    server.faults.push('silence');
    const given = new AbortController();
    const asked = modelAt(server.baseUrl).ask(question, given.signal);
    setTimeout(() => given.abort(new Error('no longer wanted')), 50);
    await expect(asked).rejects.toThrow('no longer wanted');
    expect(server.calls).toHaveLength(1);
  });
});

describe('an answer that does not fit', () => {
  it.each(['babbles', 'misfits'] as const)('(%s) is shown to the model once, with what is wrong', async (manner) => {
    server.manners[manner] = 1;
    const tokens: TokenUse[] = [];
    await modelAt(server.baseUrl).ask({ ...question, onTokens: (use) => tokens.push(use) }, signal);
    const { messages } = server.calls[1]!.body as { messages: { role: string; content: string }[] };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]!.content).toMatch(/no JSON object|did not fit the schema: description/);
    expect(tokens).toHaveLength(2);
  });

  it('twice is the end of it', async () => {
    server.manners.babbles = 9;
    const error = await refusal();
    expect([error.kind, server.calls.length]).toEqual(['malformed', 2]);
  });
});

const error = (message: string, code = 'some_code') => ({ error: { message, type: 'x', code } });
const faults: [name: string, fault: StandInFault, kind: string, calls: number, tells: RegExp][] = [
  // Once for each format of the answer.
  [
    '400',
    { status: 400, body: error(`Bad: ${SECRET_OF_SOMEBODY}`) },
    'refused',
    3,
    /did not accept the question \(400\)/,
  ],
  ['422', { status: 422, body: error('Unprocessable') }, 'refused', 3, /did not accept/],
  [
    '400, context too long',
    { status: 400, body: error("This model's maximum context length is 4096") },
    'refused',
    1,
    /too long/,
  ],
  [
    '400, no such model',
    { status: 400, body: error('model "m" not found, try pulling it') },
    'credentials',
    1,
    /LLM_MODEL/,
  ],
  ['413', { status: 413, body: {} }, 'refused', 1, /too long/],
  ['401', { status: 401, body: error('bad key') }, 'credentials', 1, /LLM_API_KEY/],
  ['403', { status: 403, body: {} }, 'credentials', 1, /LLM_API_KEY/],
  ['404', { status: 404, body: error('no such model') }, 'credentials', 1, /LLM_MODEL.*LLM_BASE_URL/],
  ['402', { status: 402, body: {} }, 'quota', 1, /paid for/],
  [
    '429, money',
    { status: 429, body: error('You exceeded your current quota', 'insufficient_quota') },
    'quota',
    1,
    /paid for/,
  ],
  ['429', { status: 429, body: error('slow down') }, 'rate-limited', 3, /fewer calls/],
  [
    '429, for long',
    { status: 429, headers: { 'retry-after': '120' }, body: error('slow down') },
    'rate-limited',
    1,
    /fewer/,
  ],
  ['500', { status: 500, body: error('crashed') }, 'unavailable', 3, /down or overloaded.*500/],
  ['503 in HTML', { status: 503, body: '<html>' }, 'unavailable', 3, /503/],
  ['a cut connection', 'cut', 'unavailable', 3, /broke off/],
  ['a body that is no JSON', 'garbage', 'malformed', 3, /no chat completion/],
  ['a body that is no chat completion', { body: { hello: 'world' } }, 'malformed', 3, /no chat completion/],
  ['an answer without choices', { body: { id: 'x', choices: [] } }, 'malformed', 3, /no chat completion/],
];

describe('a server that answers', () => {
  it.each(faults)('%s', async (_name, fault, kind, calls, tells) => {
    server.faults.push(fault, fault, fault);
    const found = await refusal();
    expect([found.kind, server.calls.length]).toEqual([kind, calls]);
    expect(found.message).toMatch(tells);
  });

  it('429 with Retry-After is asked again then', async () => {
    server.faults.push({ status: 429, headers: { 'retry-after': '1' }, body: error('slow down') });
    const start = Date.now();
    await modelAt(server.baseUrl).ask(question, signal);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
    expect(server.calls).toHaveLength(2);
  });

  it('503 once is asked again', async () => {
    server.faults.push({ status: 503, body: {} });
    expect(await modelAt(server.baseUrl).ask(question, signal)).toHaveProperty('description');
  });

  it.each(['silence', 'drip'] as const)('nothing whole in time (%s) is not asked again', async (fault) => {
    server.faults.push(fault, fault);
    // Counted here: on a slow machine a call may be given up before the server has read it.
    let tries = 0;
    const rateLimiter: RateLimiter = {
      ...createRateLimiter(),
      run(_kind, call) {
        tries += 1;
        return call();
      },
    };
    const found = await refusal(modelAt(server.baseUrl, { tryMs: 80, rateLimiter }));
    expect([found.kind, found.timedOut, tries]).toEqual(['unavailable', true, 1]);
    expect(found.message).toMatch(/in time/);
  });

  it('slowly, and with an error each time, is not asked beyond the time for one question', async () => {
    const failing = { status: 503, body: {} };
    server.faults.push(failing, failing, failing);
    // Less is left after the first than a second try needs.
    const found = await refusal(modelAt(server.baseUrl, { questionMs: 1_000 }));
    expect([found.name, found.kind, server.calls.length]).toEqual(['PermitRefused', 'unavailable', 1]);
    expect(found.message).toMatch(/took too long/);
  });

  it('with more than any answer has is not read to its end', async () => {
    server.faults.push({ body: { choices: 'x'.repeat(5_000_000) } });
    expect(await modelAt(server.baseUrl).ask(question, signal)).toHaveProperty('description');
    expect(server.calls).toHaveLength(2);
  });

  it('not at all: nobody listens', async () => {
    const found = await refusal(modelAt('http://127.0.0.1:1/v1'));
    expect(found.kind).toBe('unavailable');
    expect(found.message).toMatch(/LLM_BASE_URL/);
  });
});

describe('the check', () => {
  const check = (over: { baseUrl?: string; model?: string } = {}) =>
    checkLanguageModel({ baseUrl: server.baseUrl, apiKey: KEY, model: STAND_IN_MODEL, ...over }).check(signal);

  it('finds the model', async () => {
    expect(await check()).toEqual({ ok: true, text: `The server answers and has “${STAND_IN_MODEL}”.` });
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/models']);
  });

  it('names the models there are when LLM_MODEL is none of them', async () => {
    const found = await check({ model: 'missing' });
    expect(found.ok).toBe(false);
    expect(found.text).toMatch(/no “missing”.*another-model, stand-in-model/);
  });

  it.each([
    ['a wrong key', { status: 401, body: {} }, /LLM_API_KEY/],
    ['a page of something else', 'garbage', /no model server/],
    ['another JSON', { body: { hello: 'world' } }, /no model server/],
    ['a wrong address', { status: 404, body: {} }, /\/v1/],
  ] as const)('%s', async (_name, fault, tells) => {
    server.faults.push(fault);
    const found = await check();
    expect(found.ok).toBe(false);
    expect(found.text).toMatch(tells);
  });

  it('says when nobody listens', async () => {
    expect((await check({ baseUrl: 'http://127.0.0.1:1/v1' })).text).toMatch(/could not be reached/);
  });
});
