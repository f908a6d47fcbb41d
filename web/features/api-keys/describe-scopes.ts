import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';

/** What each scope lets a key do, as the form and the list say it. */
export const SCOPE_TEXTS: Readonly<Record<ApiKeyScope, { short: string; long: string }>> = {
  read: { short: 'Read', long: 'See results, history and credits' },
  search: { short: 'Search', long: 'Search for people' },
  enrich: { short: 'Enrich', long: 'Start, cancel, edit and delete enrichments; this uses credits' },
};

/** All scopes, in the order they are shown. */
export const SCOPES = Object.keys(SCOPE_TEXTS) as readonly ApiKeyScope[];
