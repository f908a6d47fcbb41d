import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { decryptRequest } from '../../../shared/contract/accounts.ts';
import { enrichRequest } from '../../../shared/contract/enrichment.ts';
import { configureRequest } from '../../../shared/contract/parameters.ts';
import { pageQuery } from '../../../shared/contract/responses.ts';
import type { DomainError } from '../../platform/domain-error.ts';
import { compileValidator } from './validate.ts';

function check(schema: z.ZodType, value: unknown) {
  const validate = compileValidator({ schema, method: 'POST', url: '/' }) as (value: unknown) => {
    value?: unknown;
    error?: DomainError;
  };
  return validate(value);
}

describe('compileValidator', () => {
  it('hands on what the schema makes of the request', () => {
    expect(check(pageQuery, { page: '2', other: 'x' })).toEqual({ value: { page: 2, page_size: 10 } });
  });

  it.each([
    ['a missing body', decryptRequest, undefined, ['']],
    ['a missing field', decryptRequest, {}, ['data']],
    [
      'a wrong type deep inside',
      configureRequest,
      { selected_parameters: ['firstName', 5] },
      ['selected_parameters.1'],
    ],
    ['a page below 1', pageQuery, { page: '0' }, ['page']],
    ['one of a list', enrichRequest, [{ linkedin_url: 'x' }, { linkedin_url: 7 }], ['1.linkedin_url']],
    ['one profile alone', enrichRequest, { linkedin_url: 7 }, ['linkedin_url']],
    ['neither one nor a list', enrichRequest, 'x', ['']],
  ])('names the field: %s', (_, schema, value, paths) => {
    const { error } = check(schema, value);
    expect(error?.code).toBe('validation_failed');
    expect(error?.issues?.map((issue) => issue.path)).toEqual(paths);
  });

  it('does not answer ten thousand mistakes one by one', () => {
    const { error } = check(enrichRequest, Array(10_000).fill({ linkedin_url: 7 }));
    expect(error?.issues).toHaveLength(100);
  });
});
