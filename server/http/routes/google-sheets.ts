import { askingApiKey } from '../../accounts/api-keys/asking-api-key.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { digestRequest } from '../../enrichment/requests/request-digest.ts';
import { fetchSheet } from '../../google-sheets/fetch-sheet.ts';
import { createFetchPlaces } from '../../platform/safe-fetch/fetch-places.ts';
import { cacheReadings } from '../../spreadsheets/cache-readings.ts';
import { readMappingField } from '../../spreadsheets/columns/read-mapping.ts';
import { readUpload } from '../../spreadsheets/read-upload.ts';
import { previewUpload, startUpload } from '../../spreadsheets/start-upload.ts';
import type { App } from '../app-types.ts';
import { readIdempotencyKey } from '../bodies/idempotency.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Sheets read at the same time. */
const SHEETS = { perKey: 1, inAll: 8 };

/** Profiles of a Google Sheet that is shared by its link. */
export async function registerGoogleSheetRoutes(
  app: App,
  { config, db, queue, services }: Pick<Context, 'config' | 'db' | 'queue' | 'services'>,
): Promise<void> {
  const suppressions = services.suppressions();
  const source = { baseUrl: config.googleSheetsUrl, fetch: await services.sheetFetch() };
  const places = createFetchPlaces(SHEETS);
  const read = cacheReadings(readUpload);
  route(
    app,
    'enrichGoogleSheet',
    async (request, reply) => {
      const { query, body, principal } = request;
      const { userId } = principal;
      const mapping = body.mapping && readMappingField(JSON.stringify(body.mapping));
      const columns = body.columns ?? (await readSelectedParameters(db, userId));
      const signal = connectionSignal(reply);
      const leave = await places.enter(userId, signal);
      const bytes = await fetchSheet(source, body.url, signal).finally(leave);
      const upload = { userId, bytes, columns, mapping, signal };
      if (query.dry_run) return { success: true, ...(await previewUpload({ db, readUpload: read }, upload)) };
      const { skip_invalid: skipInvalid } = query;
      const key = readIdempotencyKey(request);
      const mapped = mapping ? [JSON.stringify(mapping)] : [];
      const digest = () =>
        digestRequest(['google-sheets', body.url, JSON.stringify(columns), String(skipInvalid), ...mapped]);
      return startUpload(
        { db, queue, suppressions, readUpload: read },
        {
          ...upload,
          skipInvalid,
          apiKey: askingApiKey(principal),
          ...(key !== undefined && { idempotency: { key, digest: digest() } }),
        },
      );
    },
    { limitedAs: 'website' },
  );
}
