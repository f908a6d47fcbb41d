import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { deriveKey } from '../../../platform/derive-key.ts';
import type { Identity, IdentityProvider } from '../identity-provider.ts';

const ISSUER = 'leadlight-local-identity';
const LIFETIME = '10 minutes';

const claims = z.object({ sub: z.string(), email: z.string(), email_verified: z.boolean(), name: z.string() });

/** The local development sign-in: accepts any e-mail address, and issues tokens of the same kind as a real provider. */
export interface LocalIdentity extends IdentityProvider {
  readonly kind: 'local';
  /** Signs an access token for ten minutes. */
  issue(person: { email: string; name: string; emailVerified: boolean }): Promise<string>;
}

/** Tells the local sign-in from a real provider, which signs nobody in for the asking. */
export function isLocalIdentity(identity: IdentityProvider): identity is LocalIdentity {
  return identity.kind === 'local';
}

/** @param secret the session secret; tokens are signed with a key derived from it, so that they never pass for a session's */
export function localIdentity(secret: string): LocalIdentity {
  const key = deriveKey(secret, 'local-identity', 32);
  return {
    kind: 'local',
    issue: ({ email, name, emailVerified }) =>
      new SignJWT({ email, name, email_verified: emailVerified })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(email.toLowerCase())
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    async check(accessToken): Promise<Identity | null> {
      const verified = await jwtVerify(accessToken, key, { issuer: ISSUER, algorithms: ['HS256'] }).catch(() => null);
      const known = claims.safeParse(verified?.payload);
      if (!known.success) return null;
      const { sub: subject, email, email_verified: emailVerified, name } = known.data;
      return { subject, email, emailVerified, name };
    },
  };
}
