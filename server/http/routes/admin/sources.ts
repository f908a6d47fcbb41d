import { limitSource } from '../../../admin/sources/limit-source.ts';
import { listSources } from '../../../admin/sources/list-sources.ts';
import { pauseSource, resumeSource } from '../../../admin/sources/pause-source.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';
import { contextOf } from './context-of.ts';

/** The sources, and pausing them. */
export function registerAdminSourceRoutes(app: App, { config, db }: Pick<Context, 'config' | 'db'>): void {
  const answer = async () => ({ success: true as const, sources: await listSources(db, config) });
  route(app, 'listSources', answer);
  route(app, 'pauseSource', async (request) => {
    await pauseSource({ db, config, context: contextOf(request) }, request.params.id, request.body.reason);
    return answer();
  });
  route(app, 'limitSource', async (request) => {
    const { per_day = null, per_month = null, reason } = request.body;
    await limitSource({ db, config, context: contextOf(request) }, request.params.id, { per_day, per_month, reason });
    return answer();
  });
  route(app, 'resumeSource', async (request) => {
    await resumeSource({ db, config, context: contextOf(request) }, request.params.id);
    return answer();
  });
}
