import { done } from '../../../shared/contract/accounts.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/** What operators and load balancers ask: alive, ready, figures. A worker serves these alone. */
export function registerHealthRoutes(app: App, { missing, metrics }: Pick<Context, 'missing' | 'metrics'>): void {
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
        summary: 'Database, queue, worker and search work; 503 names what does not',
        response: { 200: done },
      },
    },
    async () => {
      const parts = await missing();
      if (parts.length > 0) throw new DomainError('not_ready', { details: `Missing: ${parts.join(', ')}.` });
      return { success: true } as const;
    },
  );
  app.get('/metrics', { schema: { tags: ['operations'], summary: 'Figures as Prometheus text' } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
