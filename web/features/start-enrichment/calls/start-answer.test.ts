import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { supportIdOf } from '../../../ui/support-id-of.ts';
import { enrichFailure, uploadFailure } from './start-answer.ts';

const refused = (error: string, rest = {}) =>
  new ApiError(402, error, { error, code: 'insufficient_credits', ...rest });

describe('what is said when a start fails', () => {
  test.each([
    [
      'the server’s own words',
      refused('Idempotency conflict', { code: 'idempotency_conflict' }),
      true,
      'Idempotency conflict',
    ],
    [
      'too few credits for many: the details instead',
      refused('Insufficient credits for bulk enrichment', { details: '120 credits are needed, 85 are there.' }),
      true,
      '120 credits are needed, 85 are there.',
    ],
    [
      'too few credits for many, without details: the words stand',
      refused('Insufficient credits for bulk enrichment'),
      true,
      'Insufficient credits for bulk enrichment',
    ],
    [
      'too few credits for one',
      refused('Insufficient credits', { details: '15 are needed.' }),
      false,
      'Insufficient credits',
    ],
    [
      'a failure of the server’s own, one profile',
      new ApiError(500, 'Internal server error'),
      false,
      'An error occurred while enriching profile',
    ],
    [
      'a failure of the server’s own, many',
      new ApiError(500, 'Internal server error'),
      true,
      'An error occurred while enriching profiles',
    ],
    [
      'a page of a proxy, which answers for a server that does not',
      new ApiError(502, 'The server answered 502.'),
      true,
      'An error occurred while enriching profiles',
    ],
    ['no words at all, one profile', new Error(''), false, 'An error occurred while enriching profile'],
    ['no words at all, many', new Error(''), true, 'An error occurred while enriching profiles'],
  ])('%s', (_case, error, many, toast) => {
    expect(enrichFailure(error, many).toast).toBe(toast);
  });

  test('the text beside the button holds the details too', () => {
    const error = refused('Insufficient credits', { details: '20 credits are needed, 3 are there.' });
    expect(enrichFailure(error, false).message).toBe('Insufficient credits. 20 credits are needed, 3 are there.');
  });
});

describe('what is said of a failure of the server’s own', () => {
  test('that trying again costs nothing twice, and which call it was', () => {
    const failure = new ApiError(500, 'Internal server error', {}, 'request-27');
    const said = enrichFailure(failure, false);
    expect(said.message).toBe('An error occurred while enriching profile');
    expect(said.hint).toBe('You can try again: nothing is charged twice.');
    expect(supportIdOf(said)).toBe('request-27');
  });

  test.each([
    [undefined, 'Please try again in a moment. You can try again: nothing is charged twice.'],
    ['The disk is full. Whoever runs it has to make room.', 'The disk is full. Whoever runs it has to make room.'],
  ])('what it says itself while it is away: %s', (details, hint) => {
    expect(enrichFailure(new ApiError(503, 'Please try again in a moment.', { details }), true).hint).toBe(hint);
  });

  test('nothing of the kind for what was refused', () => {
    expect(enrichFailure(refused('Insufficient credits'), false).hint).toBeUndefined();
  });
});

describe('what is said when an upload fails', () => {
  test.each([
    [
      'rows that are no profiles',
      refused('Some rows', { validation_errors: ['Row 3: a company page', 'Row 9: a job'] }),
      'Validation failed: Row 3: a company page, Row 9: a job',
    ],
    ['the upload’s own error', refused('The file is damaged', { code: 'upload_damaged' }), 'The file is damaged'],
    ['no error text', new ApiError(500, ''), 'Excel upload failed'],
    ['a failure of the server’s own', new ApiError(500, 'Internal server error'), 'Excel upload failed'],
    ['the server cannot be reached', new ApiError(0, 'unreachable'), 'Failed to upload Excel file'],
    ['the file cannot be read', new TypeError('Failed to fetch'), 'Failed to upload Excel file'],
  ])('%s', (_case, error, toast) => {
    expect(uploadFailure(error).toast).toBe(toast);
  });

  test('too few credits for many: the details instead', () => {
    const error = refused('Insufficient credits for bulk enrichment', { details: '120 are needed, 85 are there.' });
    expect(uploadFailure(error, true).toast).toBe('120 are needed, 85 are there.');
  });
});
