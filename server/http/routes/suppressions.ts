import type { FastifyRequest } from 'fastify';
import type { SuppressionScope } from '../../../shared/contract/suppressions.ts';
import { findOperator, operatorRule } from '../../accounts/find-operator.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { addSuppressions, type ListOwner, type OperatorAtWork } from '../../privacy/add-suppressions.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';
import { listSuppressions, removeSuppression } from '../../privacy/list-suppressions.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** A thousand of the longest addresses. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Who is not to be processed: each user's own list, and the installation's, which is there for operators alone. */
export function registerSuppressionRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const suppressions = services.suppressions();
  type Caller = Pick<FastifyRequest, 'principal' | 'id'>;
  const listOf = async (
    { principal, id }: Caller,
    scope: SuppressionScope,
  ): Promise<{ owner: ListOwner; by?: OperatorAtWork }> => {
    if (scope === 'user') return { owner: principal.userId };
    const operator = await findOperator(db, operatorRule(config, await services.identity()), principal);
    if (!operator) throw new DomainError('not_found');
    return { owner: null, by: { email: operator.email, requestId: id } };
  };
  route(
    app,
    'addSuppressions',
    async (request) => {
      const { owner, by } = await listOf(request, request.body.scope);
      return { success: true, ...(await addSuppressions({ db, suppressions }, owner, request.body.entries, by)) };
    },
    { bodyLimit: BODY_LIMIT },
  );
  route(app, 'listSuppressions', async (request) => {
    const { owner } = await listOf(request, request.query.scope);
    return { success: true, ...(await listSuppressions(db, owner, request.query)) };
  });
  route(app, 'deleteSuppression', async (request) => {
    const { owner, by } = await listOf(request, request.query.scope);
    await removeSuppression(db, owner, request.params.id, by);
    return { success: true };
  });
  route(app, 'forgetPerson', async ({ body, principal, id }) => {
    const actor = { kind: 'user' as const, id: principal.userId };
    const request = { owner: principal.userId, ...body, actor, requestId: id };
    return { success: true, forgotten: await forgetPerson({ db, suppressions }, request) };
  });
}
