import { z } from 'zod';
import { LIMITS } from '../catalogue.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { done, timestamp } from './responses.ts';
import { plainText, typedText } from './text.ts';

export const config = z.object({
  success: z.literal(true),
  identity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('google'), client_id: z.string(), userinfo_url: z.string() }),
    z.object({ kind: z.literal('local'), userinfo_url: z.string() }),
  ]),
  email_cipher: z.object({ algorithm: z.literal('AES-CBC'), key: z.string(), iv: z.string() }),
  payments: z.object({ kind: z.enum(['razorpay', 'test']) }),
  sample_network: z.boolean(),
  /** Three profile URLs of the sample network to try with; empty without it. */
  sample_profiles: z.array(z.string()),
  limits: z.object({
    profiles_per_request: z.number(),
    upload_bytes: z.number(),
    upload_rows: z.number(),
    minimum_credits: z.number(),
    credits_per_parameter: z.number(),
  }),
});
export type PublicConfig = z.infer<typeof config>;

const localTokenRequest = z.object({
  email: z.email().max(254),
  name: typedText(200).default(''),
  email_verified: z.boolean().default(true),
});
const localTokenResponse = z.object({ success: z.literal(true), access_token: z.string() });

/** Userinfo as OpenID Connect names it; Google sends more fields than these. */
export const userinfo = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  name: z.string().optional(),
});
export type Userinfo = z.infer<typeof userinfo>;

export const decryptRequest = z.object({
  /** base64 of the AES-CBC-encrypted e-mail address. */
  data: plainText(2_000).min(1),
  access_token: plainText(4_096).optional(),
});
export const decryptResponse = z.object({
  success: z.literal(true),
  token: z.string(),
  user: z.object({ credits: z.number().int(), email: z.string(), username: z.string() }),
});
export type DecryptResponse = z.infer<typeof decryptResponse>;

const session = z.object({
  id: z.string(),
  /** 'Chrome on Windows' */
  device: z.string(),
  created_at: timestamp,
  /** To within five minutes. */
  last_used_at: timestamp,
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof session>;

export const companyProfile = z.object({ website: z.string(), description: z.string() });
export type CompanyProfile = z.infer<typeof companyProfile>;

export const profileResponse = z.object({
  success: z.literal(true),
  id: z.string(),
  email: z.string(),
  username: z.string(),
  company_profile: companyProfile.nullable(),
  /** Only in the profile of somebody who may open the admin area. */
  admin: z.literal(true).optional(),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

const saveCompanyRequest = z.object({
  website: typedText(2_000),
  description: typedText(LIMITS.companyDescriptionChars),
});
const saveCompanyResponse = z.object({ success: z.literal(true), company_profile: companyProfile });

export const accountEndpoints = {
  readConfig: { tags: ['sign-in'], access: 'public', summary: 'What the web app needs to know', response: config },
  issueLocalToken: {
    tags: ['local sign-in'],
    access: 'public',
    summary: 'An access token for any e-mail address',
    body: localTokenRequest,
    response: localTokenResponse,
  },
  readLocalUserinfo: {
    tags: ['local sign-in'],
    access: 'public',
    summary: 'Whom an access token stands for',
    response: userinfo,
  },
  signIn: {
    tags: ['sign-in'],
    access: 'public',
    summary: 'Exchange an identity for a session token; the session of a token that is sent along ends',
    body: decryptRequest,
    response: decryptResponse,
  },
  logOut: { tags: ['sign-in'], summary: 'End the session', response: done },
  listSessions: {
    tags: ['sign-in'],
    summary: 'Where the user is signed in: this session, then the latest used',
    response: z.object({ success: z.literal(true), sessions: z.array(session) }),
  },
  endSession: {
    tags: ['sign-in'],
    summary: "End one of the user's sessions",
    recentSignIn: true,
    params: z.object({ id: z.uuid() }),
    response: done,
  },
  endOtherSessions: {
    tags: ['sign-in'],
    summary: 'End all sessions of the user but this one',
    recentSignIn: true,
    response: z.object({ success: z.literal(true), ended: z.number().int() }),
  },
  readProfile: { tags: ['profile'], scopes: ['read'], summary: 'The signed-in user', response: profileResponse },
  deleteAccount: {
    tags: ['profile'],
    summary: 'Forget the account and all it holds',
    recentSignIn: true,
    response: done,
  },
  exportAccount: {
    tags: ['profile'],
    summary: 'Everything kept for the signed-in user, as a JSON file',
    response: 'file',
  },
  saveCompany: {
    tags: ['profile'],
    summary: "Save the user's own company; with a website alone, read it and suggest a description",
    body: saveCompanyRequest,
    response: saveCompanyResponse,
  },
} satisfies EndpointsOfResource;
