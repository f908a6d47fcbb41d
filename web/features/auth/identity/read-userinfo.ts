import type { Userinfo } from '../../../../shared/contract/accounts.ts';
import { SignInError } from './sign-in-error.ts';

/**
 * Asks the identity provider who the token belongs to.
 * @throws SignInError 'Failed to login' when it does not answer, 'Email verification failed' for an unverified address
 */
export async function readUserinfo(url: string, accessToken: string): Promise<{ email: string; name: string }> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new SignInError('Failed to login');
  const info = (await response.json()) as Partial<Omit<Userinfo, 'email_verified'>> & { email_verified?: unknown };
  // Google answers a boolean or a string, depending on the endpoint.
  const verified = info.email_verified === true || info.email_verified === 'true';
  if (!verified || !info.email) throw new SignInError('Email verification failed');
  return { email: info.email, name: info.name ?? '' };
}
