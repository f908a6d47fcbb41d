import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../../../shared/catalogue.ts';
import { uploadAnswer, uploadQuery } from '../../../shared/contract/spreadsheets.ts';
import { plainText } from '../../../shared/contract/text.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { sampleShowcase } from '../../providers/sample-network/sample-network.ts';
import { makeSampleSheet } from '../../spreadsheets/make-sample-sheet.ts';
import { previewUpload, startUpload } from '../../spreadsheets/start-upload.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { readIdempotencyKey } from '../idempotency.ts';

const tags = ['spreadsheets'];
/** The file with the form around it. */
const FORM_LIMIT = LIMITS.uploadBytes + 64 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const columnList = z.array(plainText(64)).max(100);

/** Uploading a sheet of profiles, and the sample of one. */
export async function registerSpreadsheetRoutes(app: App, { db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  await app.register(multipart, { limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 10, fieldSize: 16_384 } });

  app.post(
    '/api/excel/upload',
    {
      bodyLimit: FORM_LIMIT,
      schema: {
        tags,
        summary: 'Enrich the profiles of a csv, xlsx or xls file (form field `file`, parameters in `columns`)',
        consumes: ['multipart/form-data'],
        querystring: uploadQuery,
        response: { 200: uploadAnswer },
      },
    },
    async (request) => {
      const { bytes, columns: chosen } = await readForm(request).catch(refuseBrokenForm);
      const { query, user } = request;
      const columns = chosen ?? (await readSelectedParameters(db, user.id));
      if (query.dry_run) return { success: true as const, ...(await previewUpload({ bytes, columns })) };
      return startUpload(
        { db, queue },
        {
          userId: user.id,
          bytes,
          columns,
          skipInvalid: query.skip_invalid,
          idempotency: readIdempotencyKey(request, () => [bytes, JSON.stringify(columns), String(query.skip_invalid)]),
        },
      );
    },
  );

  app.get('/api/excel/sample', { schema: { tags, summary: 'sample.xlsx' } }, async (_request, reply) =>
    reply
      .type(XLSX)
      .header('content-disposition', 'attachment; filename="sample.xlsx"')
      .send(await makeSampleSheet(sampleShowcase())),
  );
}

/** The form's file and, when it names them, the parameters. */
async function readForm(request: FastifyRequest): Promise<{ bytes: Buffer; columns: string[] | undefined }> {
  if (!request.isMultipart()) throw new DomainError('upload_missing');
  let bytes: Buffer | undefined;
  let columns: string[] | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer().catch((error) => {
        throw part.file.truncated ? new DomainError('upload_too_large', { cause: error }) : error;
      });
      if (part.fieldname === 'file') bytes = content;
    } else if (part.fieldname === 'columns' && part.value !== '') {
      columns = readColumnField(String(part.value));
    }
  }
  if (!bytes) throw new DomainError('upload_missing');
  return { bytes, columns };
}

/**
 * Forms break in many ways: no boundary, headers that are none, an end that never comes. The parser gives no codes for them, and nothing
 * but the form is read here, so what it throws is the sender's matter.
 */
function refuseBrokenForm(error: unknown): never {
  if (error instanceof DomainError || hasFrameworkCode(error)) throw error;
  throw new DomainError('malformed_request', {
    details: 'The form broke off or is not written as forms are.',
    cause: error,
  });
}

const hasFrameworkCode = (error: unknown) => /^FST_/.test(String((error as { code?: unknown } | undefined)?.code));

function readColumnField(text: string): string[] {
  const parsed = columnList.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new DomainError('validation_failed', {
      issues: [{ path: 'columns', message: 'Expected a JSON list of parameter ids' }],
    });
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
