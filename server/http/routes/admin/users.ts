import { changeCredits } from '../../../admin/users/change-credits.ts';
import { listUsers, readUser } from '../../../admin/users/list-users.ts';
import { endUserSessions, lockUser, unlockUser } from '../../../admin/users/lock-user.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';
import { contextOf } from './context-of.ts';

/** Users: who they are, locks, sessions, credits. */
export function registerAdminUserRoutes(app: App, { config, db }: Pick<Context, 'config' | 'db'>): void {
  const { idleMs } = config.session;
  const answer = async (userId: string) => ({
    success: true as const,
    ...(await readUser(db, { idleMs }, userId)),
  });
  route(app, 'listUsers', async ({ query: { query = '', ...page } }) => ({
    success: true,
    ...(await listUsers(db, { query, ...page, idleMs })),
  }));
  route(app, 'readUser', async ({ params }) => answer(params.id));
  route(app, 'lockUser', async (request) => {
    await lockUser(db, contextOf(request), request.params.id, request.body.reason);
    return answer(request.params.id);
  });
  route(app, 'unlockUser', async (request) => {
    await unlockUser(db, contextOf(request), request.params.id, request.body.reason);
    return answer(request.params.id);
  });
  route(app, 'endUserSessions', async (request) => ({
    success: true,
    ended: await endUserSessions(db, contextOf(request), request.params.id),
  }));
  route(app, 'adjustCredits', async (request) => ({
    success: true,
    credits: await changeCredits(db, contextOf(request), { userId: request.params.id, ...request.body }),
  }));
}
