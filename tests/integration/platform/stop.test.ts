import { once } from 'node:events';
import { connect } from 'node:net';
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
