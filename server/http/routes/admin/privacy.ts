import { isId } from '../../../enrichment/job-id.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { deleteMail, listMails } from '../../../platform/mail/outbox-store.ts';
import { describeKeptData, findKeptData, findPerson } from '../../../privacy/find-kept-data.ts';
import { forgetPerson } from '../../../privacy/forget-person.ts';
import { decidePrivacyRequest, listPrivacyRequests } from '../../../privacy/requests/decide-privacy-request.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';

/** What people ask about themselves, forgetting them, and the mails that could not be sent. */
export function registerAdminPrivacyRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const suppressions = services.suppressions();
  const mailer = services.mailer();
  route(app, 'listPrivacyRequests', async ({ query }) => ({
    success: true,
    ...(await listPrivacyRequests(db, query)),
  }));
  route(app, 'decidePrivacyRequest', async ({ params, body, operator, id }) => {
    await decidePrivacyRequest({ db, suppressions }, params.id, body.decision, {
      email: operator.email,
      requestId: id,
    });
    void mailer.deliver();
    return { success: true };
  });
  route(app, 'lookUpKeptData', async ({ body }) => {
    const { slugs } = await findPerson(db, null, body);
    return { success: true, kept: describeKeptData(await findKeptData(db, null, slugs)) };
  });
  route(app, 'forgetPersonForAll', async ({ body, operator, id }) => ({
    success: true,
    forgotten: await forgetPerson(
      { db, suppressions },
      { owner: null, ...body, actor: { kind: 'operator', email: operator.email }, requestId: id },
    ),
  }));
  route(app, 'listWaitingMails', async ({ query: { page, page_size } }) => {
    const { mails, total } = await listMails(db, { limit: page_size, offset: (page - 1) * page_size });
    return {
      success: true,
      sends: config.mail.smtpUrl !== undefined,
      mails: mails.map(({ attempts: _, created_at, ...mail }) => ({ ...mail, created_at: created_at.toISOString() })),
      pagination: { page, page_size, total_count: total },
    };
  });
  route(app, 'deleteWaitingMail', async ({ params }) => {
    if (!isId(params.id) || !(await deleteMail(db, params.id))) throw new DomainError('not_found');
    return { success: true };
  });
}
