import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_CODES, failure } from '../../../shared/contract/responses.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { describeError, ERRORS } from './errors.ts';

describe('describeError', () => {
  it.each(ERROR_CODES)('answers %s in the shape of the contract', (code) => {
    const { status, body } = describeError(new DomainError(code));
    expect(failure.parse(body)).toEqual({ success: false, error: ERRORS[code].text, code });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('says what the domain says', () => {
    const error = new DomainError('insufficient_credits', {
      text: 'Insufficient credits for bulk enrichment',
      details: 'This needs 46 credits; you have 20 credits to spend.',
      validationErrors: ['line 3'],
      issues: [{ path: 'website', message: 'wrong' }],
    });
    expect(describeError(error)).toEqual({
      status: 402,
      unexpected: false,
      body: {
        success: false,
        error: 'Insufficient credits for bulk enrichment',
        code: 'insufficient_credits',
        details: 'This needs 46 credits; you have 20 credits to spend.',
        validation_errors: ['line 3'],
        issues: [{ path: 'website', message: 'wrong' }],
      },
    });
  });

  it.each([
    ['an ordinary error', new Error('password is hunter2')],
    ['a thrown text', 'password is hunter2'],
    ['nothing', undefined],
    ['a ZodError of our own making', z.string().safeParse(1).error],
    [
      'an error of the framework that is our fault',
      Object.assign(new Error('x'), { code: 'FST_ERR_DEC', statusCode: 500 }),
    ],
    ['a refusal of another service', Object.assign(new Error('bad key'), { statusCode: 401 })],
    ['a refused request of ours to another service', Object.assign(new Error('bad'), { statusCode: 400 })],
    ['an error of the database', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ])('tells nothing of %s', (_, error) => {
    expect(describeError(error)).toEqual({
      status: 500,
      unexpected: true,
      body: { success: false, error: 'Something went wrong on our side', code: 'internal' },
    });
  });

  it.each([
    ['sheet_mappings_user_id_fkey', 401, 'user_not_found'],
    ['export_links_session_id_fkey', 401, 'session_not_found'],
    ['webhook_deliveries_webhook_id_fkey', 404, 'not_found'],
    ['purchase_is_what_was_ordered', 500, 'internal'],
  ])('answers who writes what hangs on something deleted meanwhile (%s) as one who comes afterwards', (...row) => {
    const [constraint, status, code] = row;
    const detail = 'Key (x)=(y) is not present in table "z".';
    const error = Object.assign(new Error('violates'), { code: '23503', constraint, detail });
    expect(describeError(error)).toMatchObject({ status, body: { code } });
    const kept = Object.assign(error, { detail: 'Key (x)=(y) is still referenced from table "z".' });
    expect(describeError(kept)).toMatchObject({ status: 500, unexpected: true });
  });

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'payload_too_large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'unsupported_media_type'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400, 'malformed_request'],
    ['FST_ERR_BAD_URL', 400, 'not_found'],
    ['FST_REQ_FILE_TOO_LARGE', 413, 'upload_too_large'],
    ['FST_INVALID_MULTIPART_CONTENT_TYPE', 406, 'malformed_request'],
    ['ECONNRESET', 400, 'malformed_request'],
  ])('translates %s', (code, statusCode, ours) => {
    const { body } = describeError(Object.assign(new Error('x'), { code, statusCode }));
    expect(body.code).toBe(ours);
  });
});
