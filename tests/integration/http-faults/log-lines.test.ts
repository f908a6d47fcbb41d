import { expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { startTestApp } from '../../support/app/test-app.ts';

test('whatever writes into the log in the course of a call, its line names the call, once', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info' }, { write: (line) => lines.push(line) });
  const app = await startTestApp({ log });
  try {
    const { api } = await app.signIn();
    const response = await api.send('POST', '/api/credits/purchase/initiate', { body: { amount: 100 } });
    const id = response.headers.get('x-request-id') ?? '';
    const own = lines.filter((line) => line.includes(id));
    expect(own.map((line) => JSON.parse(line).msg)).toContain('answered');
    // Written by the payments, which know nothing of calls.
    expect(own.map((line) => JSON.parse(line).msg)).toContain('order opened');
    for (const line of own) expect(line.match(/"request_id"/g)).toHaveLength(1);
    expect(response.status).toBe(200);
  } finally {
    await app.close();
  }
});
