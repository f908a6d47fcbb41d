import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { grantSignupCredits } from '../credits/grant-signup-credits.ts';
import { readCredits } from '../credits/read-credits.ts';
import type { SessionConfig } from '../platform/config/base-config.ts';
import type { DB } from '../platform/database/tables.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { DomainError } from '../platform/domain-error.ts';
import {
  type Identity,
  type IdentityProvider,
  IdentityProviderError,
} from '../providers/identity/identity-provider.ts';
import { describeDevice } from './describe-device.ts';
import { decryptEmail } from './email-cipher.ts';
import { endReplacedSession, endSessionsBeyondMost } from './end-sessions.ts';
import { foldEmail } from './fold-email.ts';
import { readSessionToken, signSessionToken, type TokenClaims } from './session-token.ts';
import { deleteStaleSessions, insertSession } from './sessions-store.ts';
import { upsertUser } from './users-store.ts';

const MOST_NAME_CHARS = 200;

export interface SignInDependencies {
  db: Kysely<DB>;
  identity: IdentityProvider;
  session: SessionConfig;
  signupCredits: number;
}

/** The token of the new session, whose it is, and the user as the page shows them. */
export interface SignedIn {
  token: string;
  userId: string;
  user: { credits: number; email: string; username: string };
}

/**
 * Signs a person in whom the identity provider vouches for, making the user and the sign-up gift the first time.
 * @param request.replacedToken of the session in which the caller signs in anew: it ends, whosever it is
 * @param request.userAgent of the browser, by which the session is named in the list of sessions
 * @param request.data the e-mail address as the page encrypted it; must be the one the provider vouches for
 * @throws DomainError identity_not_verified, email_not_verified, account_locked, validation_failed (unreadable data), not_ready (provider unreachable)
 */
export async function signIn(
  { db, identity, session: { secret, maxMs }, signupCredits }: SignInDependencies,
  request: {
    data: string;
    accessToken: string | undefined;
    replacedToken?: string | undefined;
    userAgent?: string | undefined;
  },
): Promise<SignedIn> {
  if (!request.accessToken) throw new DomainError('identity_not_verified', { details: 'access_token is missing' });
  const email = decryptEmail(secret, request.data);
  const person = await ask(identity, request.accessToken);
  if (!person) throw new DomainError('identity_not_verified');
  if (!person.emailVerified) throw new DomainError('email_not_verified');
  if (foldEmail(person.email) !== foldEmail(email)) throw new DomainError('identity_not_verified');

  const replaced = await readReplaced(secret, request.replacedToken);
  const expiresAt = new Date(Date.now() + maxMs);
  const sessionId = uuid();
  const user = await db.transaction().execute(async (tx) => {
    const found = await upsertUser(tx, {
      id: uuid(),
      kind: identity.kind,
      subject: person.subject,
      email: person.email.trim(),
      username: cleanName(person.name),
      fallbackName: person.email.trim().split('@', 1)[0] ?? '',
    });
    if (found.isLocked) throw new DomainError('account_locked');
    const identityDigest = digestIdentity(secret, identity.kind, person.subject);
    await grantSignupCredits(tx, { userId: found.id, identityDigest, credits: signupCredits });
    await deleteStaleSessions(tx, found.id);
    await insertSession(tx, { id: sessionId, userId: found.id, expiresAt, device: describeDevice(request.userAgent) });
    if (replaced) await endReplacedSession(tx, replaced);
    await endSessionsBeyondMost(tx, found.id);
    return { ...found, credits: (await readCredits(tx, found.id)).credits };
  });
  const token = await signSessionToken(secret, { userId: user.id, sessionId, expiresAt });
  return { token, userId: user.id, user: { credits: user.credits, email: user.email, username: user.username } };
}

/** What the token names; undefined when it is none of ours, or its time is over. */
async function readReplaced(secret: string, token: string | undefined): Promise<TokenClaims | undefined> {
  if (token === undefined) return undefined;
  const claims = await readSessionToken(secret, token).catch(() => undefined);
  return claims && isUuid(claims.userId) && isUuid(claims.sessionId) ? claims : undefined;
}

async function ask(identity: IdentityProvider, accessToken: string): Promise<Identity | null> {
  try {
    return await identity.check(accessToken);
  } catch (cause) {
    if (!(cause instanceof IdentityProviderError)) throw cause;
    throw new DomainError('not_ready', { text: 'Sign-in cannot be checked right now. Please try again.', cause });
  }
}

/** PostgreSQL text holds no NUL, and a name is one line. */
function cleanName(name: string): string {
  return name
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, MOST_NAME_CHARS);
}

function digestIdentity(secret: string, kind: string, subject: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'signup-gift', 32))
    .update(`${kind}\n${subject}`)
    .digest();
}
