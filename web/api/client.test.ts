import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supportIdOf } from '../ui/support-id-of.ts';
import { toast } from '../ui/toast.tsx';
import { ApiError, api, canTryAgain } from './client.ts';
import { clearSession, readSession, updateSession } from './session.ts';

const shown = vi.spyOn(toast, 'error').mockImplementation(() => '');
const answer = (status: number, body: unknown, headers = {}) =>
  vi.fn(
    async (_path: string, _init: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

beforeEach(() => {
  updateSession({ token: 't1', isAuthenticated: true });
  shown.mockClear();
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});
const failing = async (fetched: unknown): Promise<ApiError> => {
  vi.stubGlobal('fetch', fetched);
  return api('readProfile').then(
    () => expect.unreachable(),
    (error) => error,
  );
};

describe('what a failed call says', () => {
  test.each([
    ['the answer’s error', 400, { success: false, error: 'Bad', message: 'Worse' }, 'Bad'],
    ['else its message', 400, { success: false, message: 'Worse' }, 'Worse'],
    ['an empty error counts as none', 400, { error: '', message: 'Worse' }, 'Worse'],
    ['else its own: a page of a proxy', 502, '<html>', 'The server answered 502.'],
    ['success: false with status 200', 200, { success: false, error: 'No' }, 'No'],
    ['success: false and not a word', 200, { success: false }, ''],
  ])('%s', async (_case, status, body, message) => {
    const error = await failing(answer(status, body));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(message);
  });

  test.each([
    ['the server’s own failure', 500, { 'x-request-id': 'r-1' }, 'r-1'],
    ['its being away', 503, { 'x-request-id': 'r-1' }, 'r-1'],
    ['a proxy’s, which names none', 502, {}, null],
    ['a refusal', 400, { 'x-request-id': 'r-1' }, 'r-1'],
  ])('names the call for whoever runs the server: %s', async (_case, status, headers, id) => {
    const error = await failing(answer(status, { success: false, error: 'E' }, headers));
    expect(supportIdOf(error)).toBe(id);
    expect(supportIdOf(new Error('The start failed', { cause: error }))).toBe(id);
  });

  test.each([
    [0, true],
    [500, true],
    [503, true],
    [429, true],
    [400, false],
    [402, false],
    [404, false],
  ])('a call that ended with %i may succeed the next time: %s', (status, again) => {
    expect(canTryAgain(new ApiError(status, 'E'))).toBe(again);
  });

  test('carries code, details, issues and validation errors', async () => {
    const body = {
      success: false,
      error: 'E',
      code: 'invalid_profile_urls',
      details: 'D',
      issues: [{ path: 'a', message: 'm' }],
      validation_errors: ['v'],
    };
    expect(await failing(answer(400, body))).toMatchObject({
      status: 400,
      code: 'invalid_profile_urls',
      details: 'D',
      issues: body.issues,
      validationErrors: ['v'],
    });
  });

  test('no call is given up after a time', async () => {
    const fetched = answer(200, { success: true });
    vi.stubGlobal('fetch', fetched);
    await api('readProfile');
    expect(fetched.mock.calls[0]?.[1].signal).toBeUndefined();
  });

  test('an unreachable server', async () => {
    const error = await failing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toMatchObject({ status: 0, code: 'unreachable' });
  });
});

describe('answers that end the session', () => {
  test.each([
    ['User not found', 'user_not_found', 'User not found, please login again'],
    ['SESSION NOT FOUND', 'session_not_found', 'Session not found, please login again'],
    ['In whatever words', 'session_inactive', 'Session inactive, please login again'],
  ])('%s', async (said, code, text) => {
    const error = await failing(answer(401, { success: false, error: said, code }));
    expect(shown).toHaveBeenCalledExactlyOnceWith(text, expect.anything());
    expect(readSession().token).toBe('');
    expect(error.message).toBe(said);
  });

  test('several at once show one toast', async () => {
    const fetched = answer(401, { success: false, error: 'Session inactive', code: 'session_inactive' });
    await Promise.all([failing(fetched), failing(fetched), failing(fetched)]);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  test('a late answer to an older session leaves the newer one alone', async () => {
    await failing(async () => {
      updateSession({ token: 't2' });
      return new Response(JSON.stringify({ success: false, error: 'Session inactive', code: 'session_inactive' }), {
        status: 401,
      });
    });
    expect(readSession().token).toBe('t2');
    expect(shown).not.toHaveBeenCalled();
  });

  test('another refusal does not end it', async () => {
    await failing(answer(401, { success: false, error: 'Session inactive?', code: 'authentication_required' }));
    expect(readSession().token).toBe('t1');
  });
});

test('sends token, parameters, query and JSON', async () => {
  const fetched = answer(200, { success: true });
  vi.stubGlobal('fetch', fetched);
  const body = { parameter: 'tag', value: 'Warm' };
  await api('editResult', { params: { id: 'a/b' }, body });
  await api('readBatch', { params: { id: 'b1' }, query: { page: 2, status: undefined } });
  expect(fetched).toHaveBeenLastCalledWith('/api/batches/b1?page=2', expect.objectContaining({ method: 'GET' }));
  expect(fetched).toHaveBeenCalledWith(
    '/api/jobs/a%2Fb/result',
    expect.objectContaining({
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: expect.objectContaining({ authorization: 'Bearer t1', 'content-type': 'application/json' }),
    }),
  );
});
