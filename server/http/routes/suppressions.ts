import type { SuppressionScope } from '../../../shared/contract/suppressions.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { addSuppressions, type ListOwner } from '../../privacy/add-suppressions.ts';
import { listSuppressions, removeSuppression } from '../../privacy/list-suppressions.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** A thousand of the longest addresses. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Who is not to be processed. */
export function registerSuppressionRoutes(app: App, { db, services }: Pick<Context, 'db' | 'services'>): void {
  const suppressions = services.suppressions();
  const ownerOf = (userId: string, scope: SuppressionScope): ListOwner => {
    if (scope === 'installation') throw new DomainError('not_found');
    return userId;
  };
  route(
    app,
    'addSuppressions',
    async ({ body, principal }) => ({
      success: true,
      ...(await addSuppressions({ db, suppressions }, ownerOf(principal.userId, body.scope), body.entries)),
    }),
    { bodyLimit: BODY_LIMIT },
  );
  route(app, 'listSuppressions', async ({ query, principal }) => ({
    success: true,
    ...(await listSuppressions(db, ownerOf(principal.userId, query.scope), query)),
  }));
  route(app, 'deleteSuppression', async ({ params, principal }) => {
    await removeSuppression(db, principal.userId, params.id);
    return { success: true };
  });
}
