import { afterAll, beforeAll } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { unipileLimits } from '../../../server/providers/unipile/limits.ts';
import { createUnipileSearch } from '../../../server/providers/unipile/search/people-search.ts';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { createSampleSearch } from '../../../server/sample-network/search/search-people.ts';
import { describePeopleSearch } from '../../support/compliance/people-search-compliance.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

let database: TestDatabase;
let server: UnipileServer;
const log = createLog({ level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startUnipileServer();
  await ensureSamplePeople(database.db, log);
}, 120_000);
afterAll(() => Promise.all([database.drop(), server.close()]));

describePeopleSearch('The sample network', {
  open: () => createSampleSearch(database.db, { publicUrl: 'http://localhost:3000' }),
  many: { query: 'sales managers in Mumbai', place: /Mumbai/, title: /Sales/ },
  nobody: 'people at Zzyzx Nowhere Holdings',
});

describePeopleSearch('Unipile', {
  open: () => {
    const rateLimiter = unlimitedRateLimiters().createRateLimiter(unipileLimits({ accountId: server.accountId }));
    const { url: baseUrl, apiKey, accountId } = server;
    return createUnipileSearch({ baseUrl, apiKey, accountId, rateLimiter, pausesMs: [1, 1] });
  },
  many: { query: 'sales managers in Mumbai', place: /Mumbai/, title: /Sales/ },
  nobody: 'people at Zzyzx Nowhere Holdings',
});
