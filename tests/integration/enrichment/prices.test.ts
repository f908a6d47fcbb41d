import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { PRICES } from '../../../shared/pricing.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const today = { ...PRICES };
afterEach(() => void Object.assign(PRICES, today));
const setPrice = (id: ParameterId, price: number) => Object.assign(PRICES, { [id]: price });

const URLS = ['https://www.linkedin.com/in/asha'];
const COLUMNS: ParameterId[] = ['firstName', 'workEmail', 'personalEmail'];

test('a price that is raised while a job waits does not change what the job is charged', async () => {
  const user = await engine.addUser(100);
  const started = await engine.start(user, URLS, COLUMNS);
  expect(await engine.account(user)).toMatchObject({ balance: 100, held: 3 });

  setPrice('workEmail', 30);
  await engine.run(started, [scriptedSource('a')]);

  const job = await readJob(engine.db, user, idsOf(started)[0] ?? '');
  expect(job).toMatchObject({ status: 'completed', successful_parameters: ['firstName', 'workEmail'] });
  expect(job.credits_used).toBe(2);
  expect(await engine.account(user)).toMatchObject({ balance: 98, held: 0 });
});

test('a new start holds and charges the new price, for values that are delivered', async () => {
  setPrice('workEmail', 30);
  setPrice('personalEmail', 7);
  const user = await engine.addUser(100);
  const started = await engine.start(user, URLS, COLUMNS);
  expect(await engine.account(user)).toMatchObject({ balance: 100, held: 38 });

  await engine.run(started, [scriptedSource('a')]);
  expect(await engine.account(user)).toMatchObject({ balance: 69, held: 0 });
});

test('too few credits for the raised price start nothing', async () => {
  setPrice('workEmail', 100);
  const user = await engine.addUser(100);
  await expect(engine.start(user, URLS, COLUMNS)).rejects.toMatchObject({ code: 'insufficient_credits' });
});
