import { done } from '../../../shared/contract/accounts.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/** What operators and load balancers ask: alive, ready, figures. A worker serves these alone. */
export function registerHealthRoutes(app: App, { ready, metrics }: Pick<Context, 'ready' | 'metrics'>): void {
  app.get(
    '/healthz',
    { schema: { tags: ['operations'], summary: 'The process lives', response: { 200: done } } },
    async () => ({ success: true }) as const,
  );
  app.get(
    '/readyz',
    {
      schema: {
        tags: ['operations'],
        summary: 'The database is migrated and the queue runs',
        response: { 200: done },
      },
    },
    async () => {
      if (!(await ready())) throw new DomainError('not_ready');
      return { success: true } as const;
    },
  );
  app.get('/metrics', { schema: { tags: ['operations'], summary: 'Figures as Prometheus text' } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
