import { saveCompanyProfile } from '../../accounts/company-profile/save-company-profile.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { findOperator, operatorRule } from '../../accounts/find-operator.ts';
import { readProfile } from '../../accounts/read-profile.ts';

import { createFetchPlaces } from '../../platform/safe-fetch/fetch-places.ts';

import { exportAccount } from '../account-export.ts';
import type { App } from '../app-types.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { FilesUnderWay, sendFile } from '../files-under-way.ts';
import { route } from '../route.ts';

/** Websites read at the same time. */
const WEBSITES = { perKey: 2, inAll: 8 };

/** The signed-in user and their own company. */
export async function registerProfileRoutes(
  app: App,
  { config, db, services, log }: Pick<Context, 'config' | 'db' | 'services' | 'log'>,
): Promise<void> {
  const model = await services.languageModel();
  const limits = services.requestLimits();
  const places = createFetchPlaces(WEBSITES);
  const reader = {
    fetch: await services.safeFetch(),
    enter: async (userId: string, signal: AbortSignal) => {
      await limits.require('website', userId);
      return places.enter(userId, signal);
    },
    log,
    ...(model && { model }),
  };
  const rule = operatorRule(config, await services.identity());
  route(app, 'readProfile', async ({ principal }) => ({
    success: true,
    ...(await readProfile(db, principal.userId)),
    ...((await findOperator(db, rule, principal)) && { admin: true }),
  }));
  route(app, 'deleteAccount', async (request) => {
    await deleteAccount(db, request.principal.userId);
    return { success: true };
  });
  const exports = new FilesUnderWay(1);
  app.addHook('preClose', async () => exports.stop());
  route(
    app,
    'exportAccount',
    async ({ principal: { userId } }, reply) => {
      const name = `leadlight-export-${new Date().toISOString().slice(0, 10)}.json`;
      const file = await exports.begin(userId, async () => ({
        content: await exportAccount(db, services.suppressions(), userId),
      }));
      return sendFile(reply, { ...file, name, type: 'application/json; charset=utf-8' });
    },
    { exposeHeadRoute: false },
  );
  route(app, 'saveCompany', async (request, reply) => ({
    success: true,
    company_profile: await saveCompanyProfile(
      { db, reader },
      request.principal.userId,
      request.body,
      connectionSignal(reply),
    ),
  }));
}
