import { createCipheriv, randomBytes } from 'node:crypto';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

/** Somebody who has just signed in through the local identity provider, over HTTP alone. */
export interface Member {
  email: string;
  name: string;
  token: string;
  userId: string;
  api: ApiClient;
  /** What the web app keeps of them under the key `store` of local storage. */
  store: string;
}

/**
 * Signs in as somebody new.
 * @param company saved as their company profile; null leaves them without one
 * @param email one that nobody has yet, unless given
 */
export async function signUp(
  url: string,
  company: CompanyProfile | null,
  name = 'Mira Sen',
  email = `${name.toLowerCase().replace(/\W+/g, '.')}.${randomBytes(4).toString('hex')}@example.com`,
): Promise<Member> {
  const anonymous = createApiClient(url);
  const { access_token } = await anonymous.call('issueLocalToken', { body: { email, name } });
  const data = await encryptEmail(anonymous, email);
  const { token, user } = await anonymous.call('signIn', { body: { data, access_token } });
  const api = createApiClient(url, token);
  if (company) await api.call('saveCompany', { body: company });
  const { id, admin = false, company_profile } = await api.call('readProfile');
  const kept = { ...user, token, user_id: id, isAuthenticated: true, admin, company_profile };
  return { email, name, token, userId: id, api, store: JSON.stringify({ state: { user: kept }, version: 1 }) };
}

/** Encrypts an e-mail address as the page does: AES-CBC with what GET /api/config gives, then base64. */
export async function encryptEmail(api: ApiClient, email: string): Promise<string> {
  const { key, iv } = (await api.call('readConfig')).email_cipher;
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  return Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]).toString('base64');
}
