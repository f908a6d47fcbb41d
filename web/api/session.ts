import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';

export interface SessionUser {
  email: string;
  username: string;
  token: string;
  user_id: string;
  /** What can be spent; kept up to date by the live channel and the credits refresh. */
  credits: number;
  isAuthenticated: boolean;
  /** Whether the admin area is offered; the server decides what it answers. */
  admin: boolean;
  company_profile: CompanyProfile | null;
}

interface SessionStore {
  user: SessionUser;
}

const ANONYMOUS: SessionUser = {
  email: '',
  username: '',
  token: '',
  user_id: '',
  credits: 0,
  isAuthenticated: false,
  admin: false,
  company_profile: null,
};

/** The session store: the user slice alone is kept, in local storage under the key `store`. */
export const useSessionStore = create<SessionStore>()(
  persist((): SessionStore => ({ user: ANONYMOUS }), {
    name: 'store',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ user }) => ({ user }),
    merge: (kept, current) => ({ user: { ...current.user, ...(kept as Partial<SessionStore> | undefined)?.user } }),
  }),
);

/** @returns one part of the user, re-rendering when it changes */
export function useSession<Part>(select: (user: SessionUser) => Part): Part {
  return useSessionStore((store) => select(store.user));
}

/** @returns the user as of now, for code outside of components */
export function readSession(): SessionUser {
  return useSessionStore.getState().user;
}

/** Changes some fields of the user in place. */
export function updateSession(change: Partial<SessionUser>): void {
  useSessionStore.setState(({ user }) => ({ user: { ...user, ...change } }));
}

/** Forgets the user: every field back to anonymous, credits 0. */
export function clearSession(): void {
  useSessionStore.setState({ user: ANONYMOUS });
}

/** Signed in means both: marked as authenticated, and holding a token. */
export function isSignedIn(user: SessionUser): boolean {
  return user.isAuthenticated && user.token !== '';
}

/** Takes over a sign-in or logout that happened in another tab. Called once by the app. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === 'store') void useSessionStore.persist.rehydrate();
  });
}
