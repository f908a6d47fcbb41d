import { done, profileAnswer, saveCompanyAnswer, saveCompanyRequest } from '../../../shared/contract/accounts.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { readProfile } from '../../accounts/read-profile.ts';
import { saveCompanyProfile } from '../../accounts/save-company-profile.ts';
import { createFetchAllowance } from '../../platform/safe-fetch/website-rate-limit.ts';
import { AccountExports } from '../account-export.ts';
import type { App } from '../app-types.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';

const tags = ['profile'];

/** Websites read in a minute, and at the same time. */
const WEBSITES = { perMinute: 10, atOncePerUser: 2, atOnce: 8 };

/** An export of which nothing is taken for so long is given up: its user may start another. */
const STALLED_MS = 60_000;

/** The signed-in user and their own company. */
export async function registerProfileRoutes(
  app: App,
  { db, services, log }: Pick<Context, 'db' | 'services' | 'log'>,
): Promise<void> {
  const model = await services.languageModel();
  const reader = {
    fetch: await services.safeFetch(),
    allowance: createFetchAllowance(WEBSITES),
    log,
    ...(model && { model }),
  };
  app.get(
    '/api/profile',
    { schema: { tags, summary: 'The signed-in user', response: { 200: profileAnswer } } },
    async (request) => ({ success: true as const, ...(await readProfile(db, request.user.id)) }),
  );
  app.delete(
    '/api/profile',
    { schema: { tags, summary: 'Forget the account and all it holds', response: { 200: done } } },
    async (request) => {
      await deleteAccount(db, request.user.id);
      return { success: true as const };
    },
  );
  const exports = new AccountExports(db);
  app.addHook('preClose', async () => exports.stop());
  app.get(
    '/api/profile/export',
    {
      schema: { tags, summary: 'Everything kept for the signed-in user, as a JSON file' },
      // A HEAD would read everything and send nothing.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const day = new Date().toISOString().slice(0, 10);
      const file = await exports.start(request.user.id);
      reply.raw.setTimeout(STALLED_MS, () => file.destroy(new Error('nothing of the export was taken for a minute')));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="leadlight-export-${day}.json"`)
        .send(file);
    },
  );
  app.post(
    '/api/profile/company',
    {
      schema: {
        tags,
        summary: "Save the user's own company; with a website alone, read it and suggest a description",
        body: saveCompanyRequest,
        response: { 200: saveCompanyAnswer },
      },
    },
    async (request, reply) => ({
      success: true as const,
      company_profile: await saveCompanyProfile({ db, reader }, request.user.id, request.body, connectionSignal(reply)),
    }),
  );
}
