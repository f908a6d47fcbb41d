import pg from 'pg';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import { percentile, report } from '../support/figures.ts';
import { signIn, startLeadlight } from '../support/running-app.ts';

const USERS = 200;
const PROFILES_EACH = 50;

/** 200 connected users with 50 profiles each, all 46 parameters: 10,000 jobs at once. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const users = [];
    for (let i = 0; i < USERS; i += 1) users.push(await signIn(app, `live-${i}@bench.example`));
    const received = new Map<string, number>();
    let foreign = 0;
    let ended = 0;
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    const sockets = await Promise.all(
      users.map(async (user) => {
        const socket = await user.connect();
        socket.onAny((_event, payload: { user_id?: string }) => {
          if (payload.user_id !== undefined && payload.user_id !== user.userId) foreign += 1;
        });
        socket.on('job_completed', ({ job_id }) => {
          received.set(job_id, Date.now());
          ended += 1;
          if (ended === USERS * PROFILES_EACH) resolve();
        });
        return socket;
      }),
    );
    const began = performance.now();
    await Promise.all(
      users.map((user, u) =>
        user.api('startEnrichment', {
          body: Array.from({ length: PROFILES_EACH }, (_, i) => ({
            linkedin_url: sampleProfileUrl(u * PROFILES_EACH + i),
            columns: PARAMETER_IDS,
          })),
        }),
      ),
    );
    await finished;
    const seconds = (performance.now() - began) / 1000;
    for (const socket of sockets) socket.disconnect();

    // finished_at is the start of the transaction that ended the job: the time measured includes its commit.
    const client = new pg.Client({ connectionString: app.databaseUrl() });
    await client.connect();
    const { rows } = await client.query<{ id: string; finished_at: Date }>('SELECT id, finished_at FROM jobs');
    await client.end();
    const delays = rows.map((row) => received.get(row.id)! - row.finished_at.getTime());
    console.log(`${ended} job_completed events to ${USERS} users in ${seconds.toFixed(1)} s`);
    report('settling to client, p50', percentile(delays, 0.5), { atMost: 100 }, 'ms');
    report('settling to client, p95', percentile(delays, 0.95), { atMost: 100 }, 'ms');
    report("events of another user's", foreign, { atMost: 0 }, '');
  } finally {
    await app.stop();
  }
}
