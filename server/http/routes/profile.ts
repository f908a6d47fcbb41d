import { done, profileAnswer, saveCompanyAnswer, saveCompanyRequest } from '../../../shared/contract/accounts.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { readProfile } from '../../accounts/read-profile.ts';
import { saveCompanyProfile } from '../../accounts/save-company-profile.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['profile'];

/** The signed-in user and their own company. */
export function registerProfileRoutes(app: App, { db }: Pick<Context, 'db'>): void {
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
  app.post(
    '/api/profile/company',
    {
      schema: {
        tags,
        summary: "Save the user's own company",
        body: saveCompanyRequest,
        response: { 200: saveCompanyAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      company_profile: await saveCompanyProfile(db, request.user.id, request.body),
    }),
  );
}
