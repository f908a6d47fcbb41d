import { pictureQuery } from '../../../shared/contract/pictures.ts';
import { createFetchAllowance } from '../../accounts/website/fetch-allowance.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { createSafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { fetchPicture } from '../../providers/pictures/fetch-picture.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/** Pictures fetched for one user in a minute, and for all users at the same time; a page of results shows ten. */
const PER_MINUTE = 600;
const AT_ONCE = 48;
const MOST_BYTES = 2_000_000;
const DEADLINE_MS = 8_000;

/** People's pictures, fetched for the page from the hosts of their sources. */
export function registerPictureRoutes(app: App, { config }: Pick<Context, 'config'>): void {
  const fetch = createSafeFetch({ allow: config.safeFetchAllow, maxBytes: MOST_BYTES, deadlineMs: DEADLINE_MS });
  const allowance = createFetchAllowance({ perMinute: PER_MINUTE, atOnce: AT_ONCE });
  app.get(
    '/api/pictures',
    {
      schema: {
        tags: ['profile'],
        summary: 'A picture of a person, as their source links to it',
        querystring: pictureQuery,
      },
    },
    async ({ user, query }, reply) => {
      const leave = allowance.enter(user.id);
      const picture = await fetchPicture(fetch, query.url, AbortSignal.timeout(DEADLINE_MS)).finally(leave);
      if (!picture) throw new DomainError('not_found');
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(picture.contentType)
        .send(picture.body);
    },
  );
}
