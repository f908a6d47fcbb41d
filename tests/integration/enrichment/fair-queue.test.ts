import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failAbandonedJobs } from '../../../server/enrichment/running/recovery/fail-abandoned-jobs.ts';
import { requeueOpenJobs } from '../../../server/enrichment/running/recovery/requeue-open-jobs.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await openEngine();
  users.clear();
});
afterEach(() => engine.close());

/** Users by name, with work of theirs. */
const users = new Map<string, string>();
async function start(name: string, profiles: number) {
  const user = users.get(name) ?? (await engine.addUser(100_000));
  users.set(name, user);
  const urls = Array.from({ length: profiles }, (_, at) => `https://www.linkedin.com/in/${name}-${profiles}-${at}`);
  return engine.start(user, urls, ['firstName']);
}

/** Whose entries the queue gives out, as workers take them. */
async function listOrder(): Promise<string[]> {
  const { rows } = await sql<{ user: string }>`
    SELECT group_id AS user FROM pgboss.job WHERE name = 'enrich-profiles' AND state < 'active'
    ORDER BY priority DESC, created_on`.execute(engine.db);
  const names = new Map([...users].map(([name, id]) => [id, name]));
  return rows.map(({ user }) => names.get(user) ?? user);
}

/** Takes the first entries, as workers do. */
async function take(entries: number): Promise<void> {
  await sql`UPDATE pgboss.job SET state = 'active' WHERE id IN (
    SELECT id FROM pgboss.job WHERE name = 'enrich-profiles' AND state < 'active' ORDER BY priority DESC, created_on LIMIT ${entries})`.execute(
    engine.db,
  );
}

const count = (order: readonly string[], name: string) => order.filter((one) => one === name).length;

describe('the queue', () => {
  it('lets users take turns, however much each has asked for, and in whatever number of requests', async () => {
    await start('ann', 1_000);
    await start('ann', 500);
    for (let request = 0; request < 20; request += 1) await start('ben', 10);
    await start('eve', 200);
    const head = (await listOrder()).slice(0, 90);
    // Of 90 entries each has about a third, but for the short requests that ann and eve have a turn with as well.
    for (const name of ['ann', 'ben', 'eve']) expect(count(head, name)).toBeGreaterThanOrEqual(25);
  });

  it('does not let somebody who comes late wait for those who came early, nor overtake them for long', async () => {
    await start('ann', 1_000);
    await take(120);
    await start('ben', 300);
    const order = await listOrder();
    expect(order.slice(0, 4)).toContain('ben');
    const both = order.slice(0, 100);
    expect(Math.abs(count(both, 'ann') - count(both, 'ben'))).toBeLessThanOrEqual(4);
  });

  it('gives somebody who has asked for much no less once nobody waits any more', async () => {
    await start('ann', 1_000);
    await take(1_000);
    await start('ben', 300);
    await start('ann', 300);
    const both = (await listOrder()).slice(0, 60);
    expect(Math.abs(count(both, 'ann') - count(both, 'ben'))).toBeLessThanOrEqual(4);
  });

  it('puts single profiles before everything else, and among them lets users take turns', async () => {
    await start('ann', 1_000);
    for (let request = 0; request < 30; request += 1) await start('ann', 1);
    await start('ben', 1);
    const order = await listOrder();
    expect(order.slice(0, 2)).toContain('ben');
    expect(count(order.slice(0, 31), 'ann')).toBe(30);
    const { rows } = await sql<{ singles: number }>`
      SELECT count(*)::int AS singles FROM pgboss.job WHERE name = 'enrich-profiles' AND priority > 0`.execute(
      engine.db,
    );
    expect(rows[0]?.singles).toBe(31);
  });

  it('lets a short list of somebody whose long one is under way go soon', async () => {
    await start('ann', 1_000);
    await take(50);
    await start('ann', 20);
    const { rows } = await sql<{ place: number }>`
      SELECT (row_number() OVER (ORDER BY priority DESC, created_on))::int AS place, data ->> 'job_ids' AS jobs FROM pgboss.job
      WHERE name = 'enrich-profiles' AND state < 'active' AND created_on = (SELECT max(created_on) FROM pgboss.job)
      ORDER BY place DESC LIMIT 1`.execute(engine.db);
    expect(rows[0]?.place).toBeLessThanOrEqual(10);
  });

  it('does not take a try that failed for where the others are', async () => {
    await start('ann', 1_000);
    await take(100);
    await sql`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 minute' WHERE priority = 0`.execute(
      engine.db,
    );
    await start('ben', 400);
    const waiting = (await listOrder()).slice(1, 61);
    expect(Math.abs(count(waiting, 'ann') - count(waiting, 'ben'))).toBeLessThanOrEqual(4);
  });

  it('counts anew when places run out, which nobody notices', async () => {
    await start('ann', 10);
    await take(10);
    await sql`UPDATE queue_shares SET next_place = 600000000`.execute(engine.db);
    await start('ben', 10);
    await start('ann', 10);
    const { rows } = await sql<{ priority: number }>`
      SELECT priority FROM pgboss.job WHERE state < 'active' AND name = 'enrich-profiles' ORDER BY priority`.execute(
      engine.db,
    );
    expect(rows.map(({ priority }) => priority)).toEqual([-1, -1, 0, 0]);
  });

  it('takes up what was lost or given up on in the turn of its user', async () => {
    await start('ann', 400);
    await take(20);
    const lost = await start('ben', 40);
    await sql`DELETE FROM pgboss.job WHERE group_id = ${users.get('ben') ?? ''}`.execute(engine.db);
    expect(await requeueOpenJobs(engine.db, engine.queue)).toBe(40);
    // Behind the places that were lost.
    expect(count((await listOrder()).slice(0, 30), 'ben')).toBe(8);

    await sql`DELETE FROM pgboss.job WHERE group_id = ${users.get('ben') ?? ''}`.execute(engine.db);
    await failAbandonedJobs(engine, idsOf(lost).slice(0, 5));
    expect(count(await listOrder(), 'ben')).toBe(5);
  });
});
