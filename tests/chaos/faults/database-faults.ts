import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sendSignal } from '../processes/postmaster.ts';
import { DATABASE, POSTMASTER } from '../processes/topology.ts';
import type { Fault, FaultTarget } from './fault.ts';

/** What happens to PostgreSQL and the connections to it. */
export const DATABASE_FAULTS: readonly Fault[] = [
  {
    kind: 'kill PostgreSQL',
    weight: { one: 10, many: 10 },
    async strike({ topology, outages }) {
      outages.begin(DATABASE);
      outages.begin(POSTMASTER);
      const pid = topology.postmaster();
      const isHit = pid !== undefined && sendSignal(pid, 'SIGKILL');
      return { kills: isHit ? 1 : 0, to: isHit ? 'PostgreSQL' : 'nobody' };
    },
  },
  {
    // PostgreSQL ends all connections then, and recovers as after a crash.
    kind: 'kill a connection of PostgreSQL',
    weight: { one: 14, many: 12 },
    async strike(target, random) {
      target.outages.begin(DATABASE);
      const [backend] = random.some(await listBackends(target), 1);
      const isHit = backend !== undefined && sendSignal(backend.pid, 'SIGKILL');
      return { kills: isHit ? 1 : 0, to: isHit ? backend.name : 'nobody' };
    },
  },
  {
    kind: 'end connections',
    weight: { one: 6, many: 7 },
    async strike(target, random) {
      target.outages.begin(DATABASE);
      const backends = await listBackends(target);
      const hit = random.chance(0.3) ? backends : random.some(backends, random.between(1, 6));
      await ask(
        target,
        `SELECT pg_terminate_backend(pid) FROM unnest('{${hit.map(({ pid }) => pid).join()}}'::int[]) pid`,
      );
      return { kills: 0, to: `${hit.length} of ${backends.length} connections` };
    },
  },
  {
    kind: 'pause connections',
    weight: { one: 4, many: 4 },
    async strike(target, random) {
      target.outages.begin(DATABASE);
      const hit = random.some(await listBackends(target), random.between(1, 3));
      const ms = random.between(300, 6_000);
      await pause(
        hit.map(({ pid }) => pid),
        ms,
      );
      return { kills: 0, to: hit.map(({ name }) => name).join(', '), ms };
    },
  },
  {
    kind: 'pause PostgreSQL',
    weight: { one: 5, many: 6 },
    async strike(target, random) {
      target.outages.begin(DATABASE);
      const postmaster = target.topology.postmaster();
      const backends = random.chance(0.5) ? await listBackends(target) : [];
      const ms = random.between(300, 6_000);
      if (postmaster !== undefined) await pause([postmaster, ...backends.map(({ pid }) => pid)], ms);
      return { kills: 0, to: `PostgreSQL and ${backends.length} connections`, ms };
    },
  },
];

async function pause(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) sendSignal(pid, 'SIGSTOP');
  try {
    await delay(ms);
  } finally {
    for (const pid of pids) sendSignal(pid, 'SIGCONT');
  }
}

/** Connections of Leadlight's processes. */
async function listBackends(target: FaultTarget): Promise<{ pid: number; name: string }[]> {
  return ask(
    target,
    `SELECT pid, application_name AS name FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND application_name LIKE 'leadlight%' ORDER BY backend_start, pid`,
  );
}

/** @returns no rows when the database cannot be asked: it is down from the fault before */
// biome-ignore lint/suspicious/noExplicitAny: rows of any statement
async function ask(target: FaultTarget, statement: string): Promise<any[]> {
  const url = target.topology.databaseUrl();
  if (!url) return [];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}
