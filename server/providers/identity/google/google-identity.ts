import { z } from 'zod';
import { readBodyText } from '../../client/read-body-text.ts';
import { type IdentityProvider, IdentityProviderError } from '../identity-provider.ts';

const TIMEOUT_MS = 8_000;

/** Google writes booleans and numbers of tokeninfo as text. */
const truth = z.union([z.boolean(), z.string()]).transform((value) => value === true || value === 'true');

const tokeninfo = z.object({
  aud: z.string(),
  sub: z.string(),
  scope: z.string().default(''),
  exp: z.coerce.number().optional(),
  expires_in: z.coerce.number().optional(),
  email_verified: truth.optional(),
});

const userinfo = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: truth.default(false),
  name: z.string().default(''),
});

/**
 * Sign-in with Google by access token. Userinfo answers for a token issued to any app, so tokeninfo is asked first for whom
 * the token was made: a token a person gave to another site signs nobody in here.
 * @param options.now milliseconds since 1970
 * @param options.timeoutMs how long each of the two calls may take
 */
export function googleIdentity(options: {
  clientId: string;
  tokeninfoUrl: string;
  userinfoUrl: string;
  now?: () => number;
  timeoutMs?: number;
}): IdentityProvider {
  const { now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  return {
    kind: 'google',
    async check(accessToken) {
      const infoUrl = new URL(options.tokeninfoUrl);
      infoUrl.searchParams.set('access_token', accessToken);
      const token = await ask(infoUrl, { shape: tokeninfo, timeoutMs });
      if (!token || token.aud !== options.clientId || !isAlive(token, now()) || !allowsEmail(token.scope)) return null;
      const person = await ask(new URL(options.userinfoUrl), { shape: userinfo, timeoutMs, bearer: accessToken });
      if (!person?.email || person.sub !== token.sub) return null;
      return {
        subject: person.sub,
        email: person.email,
        emailVerified: person.email_verified && token.email_verified !== false,
        name: person.name,
      };
    },
  };
}

function isAlive(token: z.infer<typeof tokeninfo>, now: number): boolean {
  if (token.exp === undefined && token.expires_in === undefined) return false;
  return (token.exp ?? Number.POSITIVE_INFINITY) * 1000 > now && (token.expires_in ?? 1) > 0;
}

function allowsEmail(scope: string): boolean {
  const scopes = scope.split(/\s+/);
  return scopes.includes('email') || scopes.includes('https://www.googleapis.com/auth/userinfo.email');
}

/** Far more than its answer about a token or a person. */
const MOST_BYTES = 100_000;
/** What Google says to a token it does not know, that is over, or that may not see what is asked for. */
const TOKEN_REFUSED = [400, 401, 403];

async function ask<Shape>(
  url: URL,
  { shape, timeoutMs, bearer }: { shape: z.ZodType<Shape>; timeoutMs: number; bearer?: string },
): Promise<Shape | null> {
  const headers = { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (TOKEN_REFUSED.includes(answer.status)) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return shape.parse(JSON.parse(await readBodyText(answer, MOST_BYTES)));
  } catch (cause) {
    // The address carries the token, so only its host may stand in a message.
    throw new IdentityProviderError(`${url.host} could not be asked about a sign-in`, { cause });
  }
}
