import { expect, test } from 'vitest';
import { runFuzz } from '../../fuzz/run-fuzz.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTestDatabase } from '../../support/database/database.ts';

/** A small part of what `npm run fuzz` sends; the seed stays, so that a failure can be had again. */
test('two thousand hostile requests are answered as the description of the API says, and the process lives', async () => {
  const database = await createTestDatabase();
  const admins = Array.from({ length: 50 }, (_, at) => `operator-${at}@example.com`);
  const app = await startLeadlightProcess({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the session secret of a test',
    SIGNUP_CREDITS: '100000',
    ADMIN_EMAILS: admins.join(','),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    const report = await runFuzz({ url: app.url, admins, requests: 2_000, seed: 20_261_122, atOnce: 8 });
    const { faults, sent } = report;
    expect(faults.map(({ what, operation, detail }) => `${operation}: ${what}: ${detail}`)).toEqual([]);
    expect(sent.api + sent.multipart + sent.raw + sent.live).toBeGreaterThanOrEqual(2_000);
  } finally {
    await app.stop();
    await database.drop();
  }
}, 300_000);
