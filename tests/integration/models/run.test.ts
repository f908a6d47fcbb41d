import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { PROMPT_VERSION } from '../../../server/insights/model-writer/prompt.ts';
import { createModelWriter } from '../../../server/insights/model-writer.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createLanguageModel } from '../../../server/providers/language-model/language-model.ts';
import { languageModelLimits } from '../../../server/providers/language-model/limits.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';
import type { StandInFault } from '../../support/servers/stand-in-server.ts';

let engine: Engine;
let server: ModelServer;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());
beforeEach(async () => {
  server = await startModelServer();
  return () => server.close();
});

const COLUMNS: ParameterId[] = ['firstName', 'prospectSummary', 'meetingOpener', 'tag'];
const COMPANY = { website: 'https://rivet.example', description: 'Rivet plans routes for freight companies.' };

async function runWithModel(columns = COLUMNS) {
  const user = await engine.addUser(100, COMPANY);
  const started = await engine.start(user, ['https://www.linkedin.com/in/anna'], columns);
  const config = { baseUrl: server.baseUrl, apiKey: '', model: STAND_IN_MODEL, callsAtOnce: 4 };
  const createRateLimiter = openRateLimiters(engine.db, createLog({ level: 'silent' }));
  const model = createLanguageModel({ ...config, rateLimiter: createRateLimiter(languageModelLimits(config)) });
  await engine.run(started, [scriptedSource('a')], { writer: createModelWriter({ model }) });
  const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
  return { job, account: await engine.account(user) };
}

test('values of a model say which model, which prompt and which facts; the tokens of the job are kept', async () => {
  const { job, account } = await runWithModel();
  expect(job).toMatchObject({ status: 'completed', successful_parameters: COLUMNS, credits_used: 4 });
  expect(job.provenance.meetingOpener).toMatchObject({
    source: STAND_IN_MODEL,
    prompt_version: PROMPT_VERSION,
    evidence: expect.arrayContaining([expect.any(String)]),
  });
  expect(job.tokens).toEqual({ input: expect.any(Number), output: expect.any(Number) });
  expect(job.tokens!.input).toBeGreaterThan(100);
  expect(account).toEqual({ balance: 96, held: 0, entries: 96, batches: 0, jobs: 0 });
  expect(server.calls).toHaveLength(1);
});

test('a job without AI-generated values asks no model', async () => {
  const { job } = await runWithModel(['firstName']);
  expect(job.tokens).toBeUndefined();
  expect(server.calls).toEqual([]);
});

describe('a model that cannot write costs nothing, and the rest is delivered', () => {
  const refusing = (status: number, headers = {}): StandInFault => ({
    status,
    headers,
    body: { error: { message: 'no', type: 'x', code: 'x' } },
  });
  test.each<[string, StandInFault]>([
    ['400', refusing(400)],
    ['401', refusing(401)],
    ['403', refusing(403)],
    ['404', refusing(404)],
    ['422', refusing(422)],
    ['429', refusing(429, { 'retry-after': '3600' })],
    ['500', refusing(500)],
    ['503', refusing(503)],
    ['a cut connection', 'cut'],
    ['no JSON', 'garbage'],
  ])('%s', async (_name, fault) => {
    server.spoil(/chat/, fault);
    const { job, account } = await runWithModel();
    expect(job).toMatchObject({
      status: 'completed',
      successful_parameters: ['firstName'],
      failed_parameters: COLUMNS.slice(1),
      credits_used: 1,
    });
    expect(account).toEqual({ balance: 99, held: 0, entries: 99, batches: 0, jobs: 0 });
  });

  test('what it invents is refused, asked for once more, and free when it comes again', async () => {
    server.manners.invents = 2;
    const { job } = await runWithModel(['firstName', 'meetingOpener']);
    expect(job).toMatchObject({ successful_parameters: ['firstName'], credits_used: 1 });
    expect(JSON.stringify(job.result)).not.toMatch(/Maersk|4711/);
    expect(server.calls).toHaveLength(2);
  });
});

describe('a model server that accepts calls and never gives a whole answer', () => {
  test.each(['silence', 'drip'] as const)(
    '(%s) holds up a few jobs for one try, and none after that',
    async (fault) => {
      server.spoil(/chat/, fault);
      const config = { baseUrl: server.baseUrl, apiKey: '', model: STAND_IN_MODEL, callsAtOnce: 4 };
      const limits = languageModelLimits(config);
      // Counted here: on a slow machine a call may be given up before the server has read it.
      const outcomes: string[] = [];
      const rateLimiter = openRateLimiters(engine.db, createLog({ level: 'silent' }), ({ outcome }) =>
        outcomes.push(outcome),
      )(limits);
      const model = createLanguageModel({ ...config, rateLimiter, tryMs: 100 });
      const runJobs = async (names: readonly string[]) => {
        const user = await engine.addUser(100, COMPANY);
        const urls = names.map((name) => `https://www.linkedin.com/in/${name}`);
        const started = await engine.start(user, urls, COLUMNS);
        await engine.run(started, [scriptedSource('a')], { writer: createModelWriter({ model }) });
        for (const { job_id } of started.jobs) {
          expect(await readJob(engine.db, user, job_id)).toMatchObject({
            status: 'completed',
            successful_parameters: ['firstName'],
            credits_used: 1,
          });
        }
        expect(await engine.account(user)).toMatchObject({ balance: 100 - names.length, held: 0 });
      };
      await runJobs(['ann', 'ben', 'cat']);
      expect(outcomes).toEqual(Array(3).fill('unavailable'));
      // The breaker has opened; once its pause is over, one call finds out how the server is, and nobody waits for it.
      const { rows } = await sql<{ key: string }>`
      UPDATE rate_limiters SET paused_until = now() WHERE breaker_openings = 1 AND paused_until > now() RETURNING key`.execute(
        engine.db,
      );
      expect(rows).toEqual([{ key: limits.key }]);
      await runJobs(['dan', 'eve', 'fay', 'gus', 'hal']);
      expect(outcomes).toEqual(Array(4).fill('unavailable'));
    },
  );
});
