import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportJobs } from '../../../server/enrichment/results/export-requests.ts';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { deleteProfile } from '../../../server/enrichment/running/delete-profile.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { unipileLimits } from '../../../server/providers/unipile/limits.ts';
import { createUnipileSource } from '../../../server/providers/unipile/source.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { type Engine, idsOf, openEngine, suppressionsOf } from '../../support/enrichment/engine.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { ACCOUNT_OWNER, startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

/** Whole jobs about members who have changed their slug. */
let engine: Engine;
let server: UnipileServer;
beforeAll(async () => {
  engine = await openEngine();
  server = await startUnipileServer();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});
afterEach(() => server.renamed.clear());

const OLD = 'zz-meera-nair-4c52b31a';
const NOW = 'zz-meera-nair';

function openUnipile(): ProfileSource {
  const { url: baseUrl, apiKey, accountId } = server;
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(unipileLimits({ accountId }));
  return createUnipileSource({ baseUrl, apiKey, accountId, rateLimiter, pausesMs: [1, 1] });
}

/** Enriches one profile. @returns its job, as the API shows it, and the calls it took */
async function enrich(user: string, slug: string, columns: ParameterId[], sources = [openUnipile()]) {
  server.calls.length = 0;
  const started = await engine.start(user, [canonicalProfileUrl(slug)], columns);
  await engine.run(started, sources);
  const job = (await readJob(engine.db, user, idsOf(started)[0]!))!;
  return { job, paths: server.calls.map((call) => call.path.replace('/api/v1', '')) };
}

async function keptSlugs(user: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM source_answers WHERE user_id = ${user} ORDER BY slug`.execute(engine.db);
  return rows.map(({ slug }) => slug);
}

describe('a member who has changed the slug', () => {
  it('is delivered under the old one, charged once, and not asked about again under either', async () => {
    server.renamed.set(OLD, NOW);
    const user = await engine.addUser(100);
    const first = await enrich(user, OLD, ['firstName', 'jobTitle']);
    expect(first.paths).toEqual([`/users/${OLD}`, `/users/${OLD}`]);
    expect(first.job).toMatchObject({
      status: 'completed',
      linkedin_url: canonicalProfileUrl(OLD),
      moved_to: canonicalProfileUrl(NOW),
      result: { firstName: 'Meera' },
      successful_parameters: ['firstName', 'jobTitle'],
      credits_used: 2,
    });
    for await (const text of exportJobs(engine.db, suppressionsOf(engine.db), user))
      expect(JSON.parse(text)).toEqual(first.job);
    expect(await engine.account(user)).toEqual({ balance: 98, held: 0, entries: 98, batches: 0, jobs: 0 });

    for (const [slug, moved_to] of [
      [OLD, canonicalProfileUrl(NOW)],
      [NOW, undefined],
    ] as const) {
      const again = await enrich(user, slug, ['firstName', 'jobTitle']);
      expect(again.paths).toEqual([]);
      expect(again.job.result).toEqual(first.job.result);
      expect(again.job.moved_to).toBe(moved_to);
    }
  });

  it('takes one call when the account knew the member before, whatever the name is now', async () => {
    const user = await engine.addUser(100);
    expect((await enrich(user, 'zz-jane-doe', ['firstName'])).job.moved_to).toBeUndefined();
    server.renamed.set('zz-jane-doe', 'zz-meg-smith');
    const { job, paths } = await enrich(user, 'zz-jane-doe', ['firstName', 'skillsTools']);
    expect(paths).toEqual(['/users/zz-jane-doe']);
    expect(job).toMatchObject({ status: 'completed', moved_to: canonicalProfileUrl('zz-meg-smith'), credits_used: 2 });
  });

  it('takes one call when another source told the number of the member', async () => {
    const { parts } = (await openUnipile().find(
      { slug: 'zz-jane-doe', wanted: ['person.firstName'], known: {} },
      new AbortController().signal,
    ))!;
    const records: ProfileSource = {
      id: 'people-data-labs',
      label: 'Records',
      fields: ['person.gender'],
      find: async ({ slug }) => {
        const { memberId: _, firstName: __, lastName: ___, ...person } = parts.person!;
        return { parts: { person: { ...person, slug, gender: 'female' } }, confidence: 0.9 };
      },
    };
    server.renamed.set('zz-jane-doe', 'zz-mrs-smith');
    const user = await engine.addUser(100);
    await enrich(user, 'zz-jane-doe', ['gender'], [records]);
    const { job, paths } = await enrich(user, 'zz-jane-doe', ['lastName'], [records, openUnipile()]);
    expect(paths).toEqual(['/users/zz-jane-doe']);
    expect(job).toMatchObject({ result: { lastName: 'Smith' }, moved_to: canonicalProfileUrl('zz-mrs-smith') });
  });

  it('keeps the new address with what is asked for later', async () => {
    server.renamed.set(OLD, NOW);
    const user = await engine.addUser(100);
    await enrich(user, OLD, ['workExperience']);
    const { job, paths } = await enrich(user, OLD, ['industry']);
    expect(paths).toEqual([expect.stringMatching(/^\/linkedin\/company\//)]);
    expect(job.moved_to).toBe(canonicalProfileUrl(NOW));
  });

  it('has moved no longer when the old slug is taken up again', async () => {
    server.renamed.set(OLD, NOW);
    const user = await engine.addUser(100);
    await enrich(user, OLD, ['firstName']);
    server.renamed.clear();
    expect((await enrich(user, OLD, ['firstName', 'skillsTools'])).job.moved_to).toBeUndefined();
  });

  it.each([
    ['old', 0],
    ['new', 1],
  ])('is forgotten under both, whichever is forgotten: the %s one', async (_which, index) => {
    server.renamed.set(OLD, NOW);
    const user = await engine.addUser(100);
    const jobs = [await enrich(user, OLD, ['firstName']), await enrich(user, NOW, ['firstName'])];
    await enrich(user, 'zz-neighbour', ['firstName']);
    expect(await keptSlugs(user)).toEqual([NOW, OLD, 'zz-neighbour']);
    const waiting = await engine.start(user, [OLD, NOW, 'zz-neighbour'].map(canonicalProfileUrl), ['lastName']);
    await deleteProfile(engine.db, user, jobs[index]!.job.job_id);
    expect(await keptSlugs(user)).toEqual(['zz-neighbour']);
    const states = await Promise.all(idsOf(waiting).map((id) => readJob(engine.db, user, id)));
    expect(states.map((job) => job?.status)).toEqual(['cancelled', 'cancelled', 'pending']);
  });
});

describe('somebody else', () => {
  it.each([
    ['of another name', 'zz-wrong', undefined],
    ['of a name that may be a new one, with nothing to show it', 'zz-jane-doe', 'zz-mrs-smith'],
    ['who owns the connected account', `${ACCOUNT_OWNER}-77`, ACCOUNT_OWNER],
  ])('%s is never delivered, nor kept, nor charged', async (_who, slug, answered) => {
    if (answered) server.renamed.set(slug, answered);
    const user = await engine.addUser(100);
    const { job, paths } = await enrich(user, slug, ['firstName']);
    expect(job).toMatchObject({ status: 'failed', error_code: 'source_wrong_person', result: {}, credits_used: 0 });
    expect(job.moved_to).toBeUndefined();
    expect(paths).toHaveLength(2);
    expect(await keptSlugs(user)).toEqual([]);
    expect(await engine.account(user)).toEqual({ balance: 100, held: 0, entries: 100, batches: 0, jobs: 0 });
  });
});
