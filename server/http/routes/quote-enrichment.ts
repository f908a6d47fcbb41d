import type { QuoteRequest } from '../../../shared/contract/quote.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { createHitRates } from '../../enrichment/quote/hit-rates.ts';
import { quoteEnrichment } from '../../enrichment/quote/quote-enrichment.ts';
import { readEnrichBody } from '../../enrichment/requests/read-body.ts';
import { readLargeBody } from '../../enrichment/requests/read-large-body.ts';
import type { App } from '../app-types.ts';
import { admitLargeBodies } from '../bodies/admit-large-bodies.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** The largest sheet: 50,000 addresses, and the parameters once. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** Bodies of more bytes are read in a thread. */
const LARGE_BODY = 64 * 1024;

/** What an enrichment would cost. */
export function registerQuoteRoute(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const suppressions = services.suppressions();
  const context = { db, suppressions, hitRates: createHitRates(db), freshDays: config.freshDays };
  route(
    app,
    'quoteEnrichment',
    async (request, reply) => {
      const userId = request.principal.userId;
      const configured = await readSelectedParameters(db, userId);
      const body: QuoteRequest | Buffer = request.body;
      const { read } = Buffer.isBuffer(body)
        ? await readLargeBody(body, { configured, asks: 'quote', userId, signal: connectionSignal(reply) })
        : await readEnrichBody(body, { configured });
      return quoteEnrichment(context, userId, read);
    },
    {
      bodyLimit: BODY_LIMIT,
      unreadAbove: LARGE_BODY,
      limitedAs: 'enrich',
      onRequest: [admitLargeBodies(BODY_LIMIT, LARGE_BODY)],
    },
  );
}
