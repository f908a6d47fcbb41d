import { z } from 'zod';
import { API_KEY_SCOPES } from './api-key-scopes.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { done, timestamp } from './responses.ts';
import { id, typedText } from './text.ts';

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** What the key begins with. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  expires_at: timestamp.nullable(),
  /** Credits it may use between two midnights, UTC; null: as many as its owner has. */
  daily_credits: z.number().int().nullable(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const createRequest = z.object({
  name: typedText(100).refine((text) => text !== '', 'Please name the key.'),
  scopes: z
    .array(z.enum(API_KEY_SCOPES))
    .min(1, 'Choose at least one thing the key may do.')
    .max(API_KEY_SCOPES.length),
  expires_at: z.iso.datetime({ offset: true, error: 'Must be a time such as 2027-01-31T00:00:00Z' }).nullish(),
  daily_credits: z.number().int().min(1).max(1_000_000_000).nullish(),
});
export type CreateApiKeyRequest = z.infer<typeof createRequest>;

export const apiKeyEndpoints = {
  createApiKey: {
    tags: ['API keys'],
    summary: 'Make an API key; its secret is told this once',
    recentSignIn: true,
    body: createRequest,
    response: z.object({ success: z.literal(true), key: apiKey, secret: z.string() }),
  },
  listApiKeys: {
    tags: ['API keys'],
    summary: 'API keys that were not revoked, newest first',
    etag: true,
    response: z.object({ success: z.literal(true), keys: z.array(apiKey) }),
  },
  revokeApiKey: {
    tags: ['API keys'],
    summary: 'Revoke an API key; calls and live connections end at once',
    params: z.object({ id }),
    response: done,
  },
} satisfies EndpointsOfResource;
