import type { EnrichRequest } from '../../../shared/contract/enrichment.ts';
import { askingApiKey } from '../../accounts/api-keys/asking-api-key.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { readEnrichBody } from '../../enrichment/requests/read-body.ts';
import { readLargeBody } from '../../enrichment/requests/read-large-body.ts';
import { requireMeansToStart } from '../../enrichment/requests/require-means-to-start.ts';
import { startEnrichment } from '../../enrichment/requests/start-enrichment.ts';
import type { App } from '../app-types.ts';
import { admitLargeBodies, declaredBytes } from '../bodies/admit-large-bodies.ts';
import { readIdempotencyKey } from '../bodies/idempotency.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** A list of 10,000 entries that each name all 46 parameters and have a long address. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** Bodies of more bytes are read in a thread. */
const LARGE_BODY = 64 * 1024;

/** Starting enrichments. */
export function registerStartRoute(
  app: App,
  { db, queue, services }: Pick<Context, 'db' | 'queue' | 'services'>,
): void {
  const suppressions = services.suppressions();
  route(
    app,
    'startEnrichment',
    async (request, reply) => {
      const userId = request.principal.userId;
      const skipInvalid = request.query.skip_invalid;
      const key = readIdempotencyKey(request);
      const configured = await readSelectedParameters(db, userId);
      const task = { configured, ...(key !== undefined && { digestWith: [String(skipInvalid)] }) };
      const body: EnrichRequest | Buffer = request.body;
      const { read, digest } = Buffer.isBuffer(body)
        ? await readLargeBody(body, { ...task, asks: 'enrich', userId, signal: connectionSignal(reply) })
        : await readEnrichBody(body, task);
      const idempotency = key !== undefined && digest && { idempotency: { key, digest } };
      const apiKey = askingApiKey(request.principal);
      return startEnrichment({ db, queue, suppressions }, { userId, read, skipInvalid, apiKey, ...idempotency });
    },
    {
      bodyLimit: BODY_LIMIT,
      unreadAbove: LARGE_BODY,
      limitedAs: 'enrich',
      onRequest: [
        admitLargeBodies(BODY_LIMIT, LARGE_BODY),
        async (request) => {
          const isLarge = declaredBytes(request, BODY_LIMIT) > LARGE_BODY;
          if (isLarge) await requireMeansToStart(db, request.principal.userId, readIdempotencyKey(request));
        },
      ],
    },
  );
}
