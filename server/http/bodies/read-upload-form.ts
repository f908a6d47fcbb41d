import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { plainText } from '../../../shared/contract/text.ts';
import { isSheet } from '../../../shared/sheet-kind.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { type GivenMapping, readMappingField } from '../../spreadsheets/columns/read-mapping.ts';

const TOO_LONG = 'The mapping is too long. Name only the columns whose meaning was not recognised, and the profiles.';
const columnList = z.array(plainText(64)).max(100);

export interface UploadForm {
  /** The whole file. */
  bytes: Buffer;
  /** Ids of the parameters to enrich, when the form names them. */
  columns: string[] | undefined;
  /** What the columns of the sheet hold, when the form says so. */
  mapping: GivenMapping | undefined;
}

/**
 * Reads the form of an upload: field `file`, `columns` with a JSON list, `mapping` with a JSON object.
 * @throws DomainError upload_missing, upload_wrong_kind, upload_too_large, validation_failed, invalid_mapping, malformed_request
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw new DomainError('upload_missing');
  return readParts(request).catch(refuseBrokenForm);
}

async function readParts(request: FastifyRequest): Promise<UploadForm> {
  let bytes: Buffer | undefined;
  let columns: string[] | undefined;
  let mapping: GivenMapping | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await readFilePart(part);
      if (part.fieldname === 'file') bytes = content;
    } else if (part.fieldname === 'columns' && part.value !== '') {
      columns = readColumnField(String(part.value));
    } else if (part.fieldname === 'mapping' && part.value !== '') {
      if (part.valueTruncated) throw new DomainError('invalid_mapping', { details: TOO_LONG });
      mapping = readMappingField(String(part.value));
    }
  }
  if (!bytes) throw new DomainError('upload_missing');
  return { bytes, columns, mapping };
}

/** A form in which no file was chosen has one without a name and content. */
async function readFilePart(part: MultipartFile): Promise<Buffer | undefined> {
  const { file, mimetype: type } = part;
  const name: string | undefined = part.filename;
  if (!name || !isSheet({ name, type })) {
    // To its end, so that the answer finds the sender listening.
    for await (const _chunk of file);
    if (!name) return undefined;
    throw new DomainError('upload_wrong_kind');
  }
  return part.toBuffer().catch((error: unknown) => {
    throw file.truncated ? new DomainError('upload_too_large', { cause: error }) : error;
  });
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
