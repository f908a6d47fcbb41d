import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';

let server: ModelServer;
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  server = await startModelServer();
  app = await startTestApp({ env: { LLM_BASE_URL: server.baseUrl, LLM_MODEL: STAND_IN_MODEL } });
  user = await app.signIn();
  await ensureSamplePeople(app.db, app.log);
}, 120_000);
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(() => {
  server.calls.length = 0;
  server.faults.length = 0;
  server.manners.says = {};
});

const search = async (query: string) => (await user.api.call('searchPeople', { body: { query } })).data;
const next = async (cursor: string) => (await user.api.call('continueSearch', { body: { cursor } })).data;

describe('a search with a model', () => {
  it('understands words that no list has, and pages through what it understood', async () => {
    server.manners.says = { readings: [{ phrase: 'beancounters', means: 'title', value: 'Accountant' }] };
    const found = await search('beancounters in India');
    expect(found.intent).toMatchObject({ titles: ['Accountant'], locations: ['India'], keywords: [] });
    expect(found.items.length).toBeGreaterThan(0);
    expect(server.prompts()[0]).toContain('- beancounters');
    server.calls.length = 0;
    expect((await next(found.cursor!)).intent).toEqual(found.intent);
    // The second page is of the search that was understood; nobody is asked again.
    expect(server.calls).toEqual([]);
  });

  it('asks nobody when the rules know every word', async () => {
    await search('HR managers in Bombay');
    expect(server.calls).toEqual([]);
  });

  it('takes nothing from the model that is not in the query, and leaves what the rules have read', async () => {
    server.manners.says = {
      readings: [
        { phrase: 'Delhi', means: 'place', value: 'Delhi' },
        { phrase: 'Mumbai', means: 'place', value: 'Delhi' },
        { phrase: 'zorb', means: 'title', value: 'Grand Vizier' },
      ],
    };
    const { intent } = await search('accountants in Mumbai zorb');
    expect(intent).toMatchObject({ titles: ['Accountant'], locations: ['Mumbai'], keywords: ['zorb'] });
  });

  it.each([
    ['talks nonsense', { body: { choices: [{ message: { role: 'assistant', content: 'x' } }] } }],
    ['is silent', 'silence'],
    // Last: it pauses the calls for a while.
    ['refuses us', { status: 401, body: {} }],
  ] as const)('is read by rules when the model %s', async (_why, fault) => {
    server.faults.push(fault, fault, fault);
    const { intent } = await search('accountants in Mumbai zorb');
    expect(intent).toMatchObject({ titles: ['Accountant'], locations: ['Mumbai'], keywords: ['zorb'] });
    expect(server.calls.length).toBeGreaterThan(0);
  });
});
