/** What an API key may do: look at what there is, search people, and everything that starts, changes or ends enrichments. */
export const API_KEY_SCOPES = ['read', 'search', 'enrich'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
