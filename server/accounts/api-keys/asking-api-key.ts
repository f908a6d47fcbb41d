import type { Principal } from '../principal.ts';

/** An API key that asks for an enrichment. */
export interface AskingApiKey {
  keyId: string;
  /** Credits it may hold or use between two midnights, UTC; null: no limit of its own. */
  dailyCredits: number | null;
}

/** The API key by which somebody calls, if it is one. */
export function askingApiKey({ via }: Principal): AskingApiKey | undefined {
  return via.kind === 'api_key' ? { keyId: via.keyId, dailyCredits: via.dailyCredits } : undefined;
}
