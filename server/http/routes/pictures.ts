import { DomainError } from '../../platform/domain-error.ts';
import { createFetchPlaces } from '../../platform/safe-fetch/fetch-places.ts';
import type { App } from '../app-types.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Pictures fetched at the same time. */
const PICTURES = { perKey: 8, inAll: 48 };
/** Milliseconds for one picture, waiting for its turn included. */
const DEADLINE_MS = 8_000;

/** People's pictures, fetched for the page from the hosts of their sources. */
export async function registerPictureRoutes(app: App, { services }: Pick<Context, 'services'>): Promise<void> {
  const fetchPicture = await services.pictures();
  const places = createFetchPlaces(PICTURES);
  route(
    app,
    'readPicture',
    async ({ principal, query }, reply) => {
      // Who closes the page or scrolls on waits no more.
      const ends = AbortSignal.any([connectionSignal(reply), AbortSignal.timeout(DEADLINE_MS)]);
      const leave = await places.enter(principal.userId, ends);
      const picture = await fetchPicture(query.url, ends).finally(leave);
      if (!picture) throw new DomainError('not_found');
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(picture.contentType)
        .send(picture.body);
    },
    { limitedAs: 'picture' },
  );
}
