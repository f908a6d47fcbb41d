import { DomainError } from '../../platform/domain-error.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { requireMetricsReader } from '../guards/guard-metrics.ts';
import { route } from '../route.ts';

/** What operators and load balancers ask: alive, ready, figures. A worker serves these alone. */
export function registerHealthRoutes(
  app: App,
  { config, missing, metrics }: Pick<Context, 'config' | 'missing' | 'metrics'>,
): void {
  route(app, 'checkLiveness', async () => ({ success: true }) as const);
  route(app, 'checkReadiness', async () => {
    const parts = await missing();
    if (parts.length > 0) throw new DomainError('not_ready', { details: `Missing: ${parts.join(', ')}.` });
    return { success: true } as const;
  });
  route(app, 'readMetrics', async (request, reply) => {
    requireMetricsReader(request, config.metricsToken);
    return reply.type(metrics.registry.contentType).send(await metrics.read());
  });
}
