import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIVE_PATH } from '../../../shared/live-events.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { openTcpProxy } from '../../support/servers/tcp-proxy.ts';

it('a stop is clean although a page with a live connection sleeps and says no goodbye', async () => {
  const leadlight = await startLeadlightProcess();
  const page = connect(Number(new URL(leadlight.url).port), '127.0.0.1');
  const headers = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  ];
  page.write(
    `GET ${LIVE_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`,
  );
  const [answer] = await once(page, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  page.pause();
  // Throws unless it ends by itself with 0.
  await leadlight.stop();
  page.destroy();
}, 120_000);

it.each(['api', 'worker'])(
  'a stop of the %s ends in time although the database answers nothing',
  async (role) => {
    const database = await createTestDatabase();
    const proxy = await openTcpProxy(database.url);
    const env = { DATABASE_URL: proxy.url, SESSION_SECRET: 'the session secret of a test', LEADLIGHT_ROLE: role };
    const leadlight = await startLeadlightProcess(env);
    proxy.silence();
    await leadlight.stop();
    expect(leadlight.output()).toContain('did not stop in time');
    await proxy.cut();
    await database.drop();
  },
  120_000,
);

it('compiled modules are written while it starts: at the stop there is no time for thousands of files', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'leadlight-compiled-'));
  const countFiles = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length;
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 'the session secret of a test', LEADLIGHT_ROLE: 'api' };
  const leadlight = await startLeadlightProcess({ ...env, NODE_COMPILE_CACHE: cache });
  const written = countFiles();
  await leadlight.stop();
  expect(written).toBeGreaterThan(500);
  expect(countFiles() - written).toBeLessThan(written / 5);
  rmSync(cache, { recursive: true });
  await database.drop();
}, 120_000);
