import multipart from '@fastify/multipart';
import { LIMITS } from '../../../shared/catalogue.ts';
import { askingApiKey } from '../../accounts/api-keys/asking-api-key.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { digestRequest } from '../../enrichment/requests/request-digest.ts';
import { sampleShowcase } from '../../sample-network/sample-network.ts';
import { cacheReadings } from '../../spreadsheets/cache-readings.ts';
import { makeSampleSheet } from '../../spreadsheets/make-sample-sheet.ts';
import { readUpload } from '../../spreadsheets/read-upload.ts';
import { previewUpload, startUpload } from '../../spreadsheets/start-upload.ts';
import type { App } from '../app-types.ts';
import { admitLargeBodies } from '../bodies/admit-large-bodies.ts';
import { readIdempotencyKey } from '../bodies/idempotency.ts';
import { readUploadForm } from '../bodies/read-upload-form.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Of a field beside the file. */
const FIELD_LIMIT = 64 * 1024;
/** The file with the form around it. */
const FORM_LIMIT = LIMITS.uploadBytes + 2 * FIELD_LIMIT;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploading a sheet of profiles, and the sample of one. */
export async function registerSpreadsheetRoutes(
  app: App,
  { db, queue, services }: Pick<Context, 'db' | 'queue' | 'services'>,
): Promise<void> {
  const suppressions = services.suppressions();
  await app.register(multipart, {
    limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 10, fieldSize: FIELD_LIMIT },
  });

  const read = cacheReadings(readUpload);
  route(
    app,
    'uploadSheet',
    async (request, reply) => {
      const { bytes, columns: chosen, mapping } = await readUploadForm(request);
      const { query, principal } = request;
      const columns = chosen ?? (await readSelectedParameters(db, principal.userId));
      const upload = { userId: principal.userId, bytes, columns, mapping, signal: connectionSignal(reply) };
      if (query.dry_run) return { success: true, ...(await previewUpload({ db, readUpload: read }, upload)) };
      const { skip_invalid: skipInvalid } = query;
      const key = readIdempotencyKey(request);
      const mapped = mapping ? [JSON.stringify(mapping)] : [];
      const digest = () => digestRequest([bytes, JSON.stringify(columns), String(skipInvalid), ...mapped]);
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
    { bodyLimit: FORM_LIMIT, limitedAs: 'upload', onRequest: admitLargeBodies(FORM_LIMIT) },
  );

  route(app, 'downloadSampleSheet', async (_request, reply) =>
    reply
      .type(XLSX)
      .header('content-disposition', 'attachment; filename="sample.xlsx"')
      .send(await makeSampleSheet(sampleShowcase())),
  );
}
