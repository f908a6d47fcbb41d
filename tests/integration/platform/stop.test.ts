import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { LIVE_PATH } from '../../../shared/live-events.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';

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
