import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DomainError } from '../platform/domain-error.ts';

const claims = z.object({ user_id: z.string(), sid: z.string() });

/** Whom and which session a token names. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
}

const encoder = new TextEncoder();

/** Signs the token of a session: a JWT (HS256) with `user_id`, `sid` and the session's end. */
export async function signSessionToken(secret: string, session: TokenClaims & { expiresAt: Date }): Promise<string> {
  return new SignJWT({ user_id: session.userId, sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(encoder.encode(secret));
}

/**
 * Reads a token that we signed.
 * @throws DomainError session_inactive when its time is over, authentication_required when it is not one of ours
 */
export async function readSessionToken(secret: string, token: string): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, encoder.encode(secret), { algorithms: ['HS256'] });
    const { user_id: userId, sid: sessionId } = claims.parse(payload);
    return { userId, sessionId };
  } catch (cause) {
    throw new DomainError(cause instanceof errors.JWTExpired ? 'session_inactive' : 'authentication_required', {
      cause,
    });
  }
}
