import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import type { DB } from './tables.ts';

/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const maxBytes = 7900;

/**
 * Notifies every listener of `channel` when the transaction commits: one notification per payload, in their order.
 * Commits that notify wait for each other, so call this once per transaction, with ids and not values.
 * @throws when a payload as JSON is longer than 7,900 bytes.
 */
export async function notify(tx: Transaction<DB>, channel: string, payloads: readonly object[]): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload));
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (bytes > maxBytes) throw new Error(`A notification on ${channel} has ${bytes} bytes, at most ${maxBytes} fit`);
  }
  if (texts.length === 0) return;
  await sql`SELECT pg_notify(${channel}, text) FROM unnest(${texts}::text[]) AS t (text)`.execute(tx);
}

export interface ListenOptions {
  /** Called when the connection is back after a loss: notifications sent meanwhile are gone. */
  onReconnect?: () => void;
  log?: Pick<LauncherLog, 'warn'>;
  /** First wait before connecting again, in ms; it doubles up to 5 s. */
  firstDelayMs?: number;
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens on one connection of its own, which keeps notifications in the order of their commits.
 * @param handler gets the channel and the parsed payload; what it throws, and payloads that are no JSON, are logged.
 * @throws when the first connection fails; later losses are repaired.
 */
export async function listen(
  url: string,
  channels: readonly string[],
  handler: (channel: string, payload: unknown) => void,
  options: ListenOptions = {},
): Promise<Listener> {
  let closed = false;
  let current: pg.Client | undefined;
  const stopWaiting = new AbortController();

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'leadlight-listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    let established = false;
    client.on('error', (err) => options.log?.warn({ err }, 'listening connection lost'));
    client.on('end', () => {
      if (established && !closed) void reconnect();
    });
    // Everybody who can connect to the database can send anything on the channel, and an error thrown here would end the process.
    client.on('notification', ({ channel, payload }) => {
      try {
        handler(channel, payload ? JSON.parse(payload) : undefined);
      } catch (err) {
        options.log?.warn({ err, channel }, 'notification not taken in');
      }
    });
    current = client;
    try {
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    established = true;
  }

  async function reconnect(): Promise<void> {
    for (let wait = options.firstDelayMs ?? 100; !closed; wait = Math.min(wait * 2, 5000)) {
      await delay(wait, undefined, { signal: stopWaiting.signal }).catch(() => {});
      if (closed) return;
      try {
        await connect();
        options.onReconnect?.();
        return;
      } catch (err) {
        options.log?.warn({ err }, 'listening connection not back yet');
      }
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      stopWaiting.abort();
      await current?.end().catch(() => {});
    },
  };
}
