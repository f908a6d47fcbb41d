import { z } from 'zod';
import { DomainError } from '../../platform/domain-error.ts';
import { drawCompanyMark, drawPortrait } from '../../sample-network/sample-network.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const MONTH = 'public, max-age=2592000';
const file = z.object({ file: z.string().max(20) });

const PICTURES = [
  { folder: '/sample/pictures', draw: drawPortrait },
  { folder: '/sample/companies', draw: drawCompanyMark },
];

/** Pictures of the people and companies of the sample network, drawn when asked for. */
export function registerSampleNetworkRoutes(app: App, { config }: Pick<Context, 'config'>): void {
  if (!config.sampleNetwork) return;
  for (const { folder, draw } of PICTURES) {
    app.get(`${folder}/:file`, { schema: { hide: true, params: file } }, async (request, reply) => {
      const index = /^(0|[1-9]\d{0,5})\.svg$/.exec(request.params.file)?.[1];
      const picture = index && draw(Number(index));
      if (!picture) throw new DomainError('not_found');
      return (
        reply
          .type('image/svg+xml')
          .header('cache-control', MONTH)
          // Shown from whatever name of this server the page was opened under.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture)
      );
    });
  }
}
