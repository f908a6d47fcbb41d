import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import type { JobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import type { FactField } from '../../../server/providers/profile-facts.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { plainParts, scriptedSource } from '../../support/enrichment/scripted-source.ts';

/** What a source says is paid for: it is saved as soon as it arrives, and never bought again. */
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const never = new AbortController().signal;
const COLUMNS: ParameterId[] = ['firstName', 'workEmail'];
const NAMES: FactField[] = ['person.firstName', 'person.lastName'];
const MAILS: FactField[] = ['contact.workEmail'];

/** Which sources have something kept about the profiles of a user. */
async function kept(user: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    SELECT source FROM source_answers WHERE user_id = ${user} ORDER BY source`.execute(engine.db);
  return rows.map(({ source }) => source);
}

/** A source that gives names at once, and one for e-mail addresses that answers when the test says so. */
function namesAndHeldMails(slug: string) {
  const answering = Promise.withResolvers<void>();
  const names = scriptedSource('names', { fields: NAMES });
  const mails = scriptedSource('mails', { fields: MAILS, script: { [slug]: { after: answering.promise } } });
  return { names, mails, sources: [names, mails], answer: answering.resolve };
}

async function start(slug: string, columns = COLUMNS) {
  const user = await engine.addUser(100);
  return { user, started: await engine.start(user, [url(slug)], columns) };
}

test('an answer is kept while others are still waited for', async () => {
  const { user, started } = await start('early');
  const { sources, answer } = namesAndHeldMails('early');
  const running = engine.run(started, sources);
  await expect.poll(() => kept(user)).toEqual(['names']);
  answer();
  await running;
  expect(await kept(user)).toEqual(['mails', 'names']);
});

test('a job that is cut off buys nothing again when it is taken up', async () => {
  const { user, started } = await start('cut');
  const first = namesAndHeldMails('cut');
  const lost = new AbortController();
  const runner = engine.runner(first.sources);
  const running = runner.run(idsOf(started), lost.signal);
  await expect.poll(() => kept(user)).toEqual(['names']);
  lost.abort(new Error('the worker lost its claim'));
  await expect(running).rejects.toThrow('lost its claim');
  await runner.stop();
  await engine.run(started, [first.names, scriptedSource('mails', { fields: MAILS })]);
  expect(first.names.asked).toHaveLength(1);
  expect(await readJob(engine.db, user, idsOf(started)[0]!)).toMatchObject({ status: 'completed', credits_used: 2 });
});

test('what a first call of a look-up brought is kept while its further calls are made', async () => {
  const { user, started } = await start('parts', ['firstName', 'companyWebsite']);
  const cut = Promise.withResolvers<void>();
  const { person, company } = plainParts('parts');
  const asked: (readonly FactField[])[] = [];
  const source: ProfileSource = {
    id: 'twofold',
    label: 'Twofold',
    fields: ['person.firstName', 'company.website'],
    async find({ wanted, onPartialAnswer }) {
      asked.push(wanted);
      if (asked.length > 1) return { parts: { company }, confidence: 0.9 };
      onPartialAnswer?.({ parts: { person }, confidence: 0.9, covers: ['person.firstName'] });
      await cut.promise;
      return { parts: { person, company }, confidence: 0.9 };
    },
  };
  const lost = new AbortController();
  const runner = engine.runner([source]);
  const running = runner.run(idsOf(started), lost.signal);
  await expect.poll(() => kept(user)).toEqual(['twofold']);
  lost.abort(new Error('killed'));
  await expect(running).rejects.toThrow('killed');
  await runner.stop();
  await engine.run(started, [source]);
  expect(asked[1]).toEqual(['company.website']);
  expect(await readJob(engine.db, user, idsOf(started)[0]!)).toMatchObject({ status: 'completed', credits_used: 2 });
});

describe('two jobs of one profile at the same time', () => {
  async function startTwo(slug: string, columns: [ParameterId[], ParameterId[]]) {
    const user = await engine.addUser(100);
    const jobs = [];
    for (const one of columns) jobs.push(...idsOf(await engine.start(user, [url(slug)], one)));
    return { user, jobs };
  }

  /** A source that answers when the test says so, and tells how often it was thought of: whoever does so asks in the same breath. */
  function heldSource(slug: string) {
    const answering = Promise.withResolvers<void>();
    const source = scriptedSource('a', { script: { [slug]: { after: answering.promise } } });
    let plans = 0;
    const canAnswer = () => {
      plans += 1;
      return true;
    };
    return { source: Object.assign(source, { canAnswer }), plans: () => plans, answer: answering.resolve };
  }

  /** Runs both jobs; the second comes while the first is asking. */
  async function runBoth(runner: JobRunner, jobs: string[], { plans }: { plans: () => number }) {
    const first = runner.run([jobs[0]!], never);
    await expect.poll(plans).toBeGreaterThan(0);
    const before = plans();
    const second = runner.run([jobs[1]!], never);
    await expect.poll(plans).toBeGreaterThan(before);
    return { first, second };
  }

  test('share one look-up when they want the same', async () => {
    const held = heldSource('same');
    const { user, jobs } = await startTwo('same', [COLUMNS, ['firstName']]);
    const runner = engine.runner([held.source]);
    const { first, second } = await runBoth(runner, jobs, held);
    held.answer();
    await Promise.all([first, second]);
    await runner.stop();
    expect(held.source.asked).toHaveLength(1);
    for (const id of jobs) expect((await readJob(engine.db, user, id)).status).toBe('completed');
  });

  test('the second asks for the rest only, and keeps what the first was told', async () => {
    const held = heldSource('more');
    const { user, jobs } = await startTwo('more', [['firstName'], COLUMNS]);
    const runner = engine.runner([held.source]);
    const { first, second } = await runBoth(runner, jobs, held);
    held.answer();
    await Promise.all([first, second]);
    await runner.stop();
    expect(held.source.asked.map(({ wanted }) => wanted)).toEqual([['person.firstName'], ['contact.workEmail']]);
    await engine.run(await engine.start(user, [url('more')], COLUMNS), [held.source]);
    expect(held.source.asked).toHaveLength(2);
  });

  test('in two processes, the answer of one does not overwrite that of the other', async () => {
    const { user, jobs } = await startTwo('apart', [['firstName'], ['workEmail']]);
    const meeting = Promise.withResolvers<void>();
    const source = scriptedSource('a', { script: { apart: { after: meeting.promise } } });
    const runners = [engine.runner([source]), engine.runner([source])];
    const running = Promise.all(jobs.map((id, at) => runners[at]!.run([id], never)));
    await expect.poll(() => source.asked.length).toBe(2);
    meeting.resolve();
    await running;
    await Promise.all(runners.map((runner) => runner.stop()));
    await engine.run(await engine.start(user, [url('apart')], COLUMNS), [source]);
    expect(source.asked).toHaveLength(2);
  });

  test('one that gives up leaves the call to the other', async () => {
    const held = heldSource('left');
    const { user, jobs } = await startTwo('left', [['firstName'], ['firstName']]);
    const runner = engine.runner([held.source]);
    const { first, second } = await runBoth(runner, jobs, held);
    runner.leave([jobs[0]!]);
    await first;
    held.answer();
    await second;
    await runner.stop();
    expect(held.source.asked).toHaveLength(1);
    expect((await readJob(engine.db, user, jobs[1]!)).status).toBe('completed');
  });
});

describe('a database that is away for a moment', () => {
  test('loses nothing that was heard, and no job', async () => {
    const { user, started } = await start('lost-line');
    const { names, mails, sources, answer } = namesAndHeldMails('lost-line');
    const runner = engine.runner(sources);
    const running = runner.run(idsOf(started), never);
    await expect.poll(() => mails.asked.length).toBe(1);
    await expect.poll(() => kept(user)).toEqual(['names']);
    // The next commit waits for the account; then its connection is cut.
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = engine.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM accounts WHERE user_id = ${user} FOR UPDATE`.execute(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    answer();
    const waitingForAccount = sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM accounts%' AND datname = current_database()`;
    await expect.poll(async () => (await waitingForAccount.execute(engine.db)).rows.length).toBe(1);
    const [cut] = (await waitingForAccount.execute(engine.db)).rows;
    await sql`SELECT pg_terminate_backend(${cut!.pid})`.execute(engine.db);
    release.resolve();
    await holding;
    await running;
    await runner.stop();
    expect(await readJob(engine.db, user, idsOf(started)[0]!)).toMatchObject({ status: 'completed', credits_used: 2 });
    expect([names.asked.length, mails.asked.length]).toEqual([1, 1]);
    expect(await kept(user)).toEqual(['mails', 'names']);
  });
});

describe('how much is taken on', () => {
  test('jobs wait without having begun, those at the head of their request first', async () => {
    const user = await engine.addUser(100);
    const slugs = Array.from({ length: 6 }, (_, at) => `many-${at}`);
    const started = await engine.start(user, slugs.map(url), ['firstName']);
    const answering = Promise.withResolvers<void>();
    const source = scriptedSource('a', {
      script: Object.fromEntries(slugs.map((slug) => [slug, { after: answering.promise }])),
    });
    const runner = engine.runner([source], { jobsAtOnce: 2 });
    const running = runner.run(idsOf(started).toReversed(), never);
    await expect.poll(() => source.asked.length).toBe(2);
    const jobs = await Promise.all(idsOf(started).map((id) => readJob(engine.db, user, id)));
    expect(jobs.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(4);
    answering.resolve();
    await running;
    await runner.stop();
    expect(source.asked.slice(2).map(({ slug }) => slug)).toEqual(
      slugs.filter((slug) => !source.asked.slice(0, 2).some((asked) => asked.slug === slug)),
    );
  });

  test('a process that stops begins nothing more, and keeps what it still hears', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('closing'), url('behind')], COLUMNS);
    const answering = Promise.withResolvers<void>();
    const names = scriptedSource('names', { fields: NAMES, script: { closing: { after: answering.promise } } });
    const mails = scriptedSource('mails', { fields: MAILS, prefers: ['person.firstName'] });
    const closing = new AbortController();
    const runner = engine.runner([names, mails], { jobsAtOnce: 1, closing: closing.signal });
    const running = runner.run(idsOf(started), never);
    const outcome = expect(running).rejects.toThrow('the process stops');
    await expect.poll(() => names.asked.length).toBe(1);
    closing.abort(new Error('the process stops'));
    answering.resolve();
    await outcome;
    await runner.stop();
    expect(await kept(user)).toEqual(['names']);
    expect(mails.asked).toEqual([]);
    await engine.run(started, [names, mails]);
    expect(names.asked.map(({ slug }) => slug)).toEqual(['closing', 'behind']);
    expect(mails.asked.map(({ slug }) => slug).toSorted()).toEqual(['behind', 'closing']);
  });
});
