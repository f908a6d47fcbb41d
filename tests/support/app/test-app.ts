import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { countOpenJobs } from '../../../server/enrichment/open-job-store.ts';
import { buildApp } from '../../../server/http/app.ts';
import type { App } from '../../../server/http/app-types.ts';
import type { Context } from '../../../server/http/context.ts';
import { countAccounts } from '../../../server/network-account/network-account-store.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { readConfig } from '../../../server/services/config.ts';
import { openServices, type ServicesOptions } from '../../../server/services/open-services.ts';
import type { DecryptResponse } from '../../../shared/contract/accounts.ts';
import { createTestDatabase } from '../database/database.ts';
import { type ApiClient, createApiClient } from '../http/api-client.ts';
import { encryptEmail } from '../http/sign-up.ts';

export { encryptEmail };

export interface TestAppOptions {
  /** Environment variables over those of the test: an own database, no keys, port 0. */
  env?: Record<string, string>;
  /** Silent unless given. */
  log?: Logger;
  webRoot?: string;
  missing?: Context['missing'];
  /** How much the process has to do; nothing unless given. */
  load?: Context['load'];
  resolveName?: ServicesOptions['resolveName'];
  /** Adds routes of the test before the server listens. */
  extend?: (app: App) => void;
}

export interface SignedInUser {
  token: string;
  userId: string;
  sessionId: string;
  answer: DecryptResponse;
  api: ApiClient;
}

export interface TestApp extends Context {
  app: App;
  url: string;
  databaseUrl: string;
  /** Calls as nobody. */
  api: ApiClient;
  /** Signs in through the local identity provider, as a page does. */
  signIn(email?: string, name?: string): Promise<SignedInUser>;
  close(): Promise<void>;
}

/** The API with a database of its own, listening on a free port; it enqueues, and nothing works on the queue. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the session secret of a test',
    ...options.env,
  });
  const log = options.log ?? createLog({ level: 'silent' });
  const { missing = async () => [], resolveName } = options;
  const metrics = createMetrics({
    thread: 'api',
    installation: {
      queueDepth: async () => (await services.queue()).depth(),
      openJobs: () => countOpenJobs(services.db()),
      networkAccounts: () => countAccounts(services.db()),
    },
  });
  const services = openServices({ config, databaseUrl: database.url, log, process: 'api', resolveName });
  const context: Context = {
    config,
    db: services.db(),
    queue: await services.queue(),
    services,
    log,
    metrics,
    load: options.load ?? { read: (requests) => ({ requests, eventLoopDelayMs: 0, waitingForDatabase: 0 }) },
    missing,
    isStopping: () => false,
  };
  const app = await buildApp(context, { webRoot: options.webRoot });
  options.extend?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const api = createApiClient(url);
  let people = 0;
  return {
    ...context,
    app,
    url,
    databaseUrl: database.url,
    api,
    async signIn(email = `person-${++people}@example.com`, name = '') {
      const token = await api.call('issueLocalToken', { body: { email, name } });
      const data = await encryptEmail(api, email);
      const answer = await api.call('signIn', { body: { data, access_token: token.access_token } });
      const claims = JSON.parse(Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString());
      return {
        token: answer.token,
        userId: claims.user_id,
        sessionId: claims.sid,
        answer,
        api: createApiClient(url, answer.token),
      };
    },
    async close() {
      await app.close();
      await services[Symbol.asyncDispose]();
      await database.drop();
    },
  };
}
