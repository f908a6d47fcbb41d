import { expect, test } from 'vitest';
import { runFuzz } from '../../fuzz/run-fuzz.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTestDatabase } from '../../support/database/database.ts';

/** A small part of what `npm run fuzz` sends; the seed stays, so that a failure can be had again. */
test('a thousand hostile requests are answered in the contract’s shape, and the process lives', async () => {
  const database = await createTestDatabase();
  const app = await startLeadlightProcess({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the session secret of a test',
    SIGNUP_CREDITS: '100000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    const report = await runFuzz({ url: app.url, requests: 1_000, seed: 20_261_122, atOnce: 8 });
    const { faults, sent } = report;
    expect(faults.map(({ what, operation, detail }) => `${operation}: ${what}: ${detail}`)).toEqual([]);
    expect(sent.api + sent.multipart + sent.raw + sent.live).toBeGreaterThanOrEqual(1_000);
  } finally {
    await app.stop();
    await database.drop();
  }
}, 300_000);
