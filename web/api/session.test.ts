import { beforeEach, describe, expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const entries = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  });
  return entries;
});

import { clearSession, isSignedIn, readSession, updateSession, useSessionStore } from './session.ts';

const signedIn = { email: 'a@example.com', token: 't', user_id: 'u', credits: 40, isAuthenticated: true };
beforeEach(() => clearSession());

describe('the session store', () => {
  test('keeps the user slice alone, under the key "store"', () => {
    updateSession(signedIn);
    expect([...kept.keys()]).toEqual(['store']);
    const { state } = JSON.parse(kept.get('store') ?? '');
    expect(Object.keys(state)).toEqual(['user']);
    expect(state.user).toMatchObject(signedIn);
  });

  test('logging out clears every field', () => {
    updateSession({ ...signedIn, username: 'Asha', company_profile: { website: 'w', description: 'd' } });
    clearSession();
    expect(readSession()).toEqual({
      email: '',
      username: '',
      token: '',
      user_id: '',
      credits: 0,
      isAuthenticated: false,
      admin: false,
      company_profile: null,
    });
  });

  test('a record without newer fields gets their defaults', async () => {
    kept.set('store', JSON.stringify({ state: { user: { token: 't', isAuthenticated: true } }, version: 1 }));
    await useSessionStore.persist.rehydrate();
    expect(readSession()).toMatchObject({ token: 't', credits: 0, company_profile: null });
  });

  test('what is kept is there at once', () => {
    kept.set('store', JSON.stringify({ state: { user: { token: 'kept' } }, version: 1 }));
    void useSessionStore.persist.rehydrate();
    expect(readSession().token).toBe('kept');
    expect(useSessionStore.persist.hasHydrated()).toBe(true);
  });

  test.each([
    ['marked and with a token', true, 't', true],
    ['marked, but no token', true, '', false],
    ['a token alone', false, 't', false],
  ])('signed in: %s', (_case, isAuthenticated, token, expected) => {
    updateSession({ isAuthenticated, token });
    expect(isSignedIn(readSession())).toBe(expected);
  });
});
