import type { RateLimits } from '../rate-limiter.ts';

/** Milliseconds for one try: servers say nothing before the whole answer is there, and a small machine takes most of a minute for a long one. */
export const TRY_MS = 60_000;

/** How often a model may be asked: so many calls at once, over all processes. */
export function languageModelLimits({
  baseUrl,
  model,
  callsAtOnce,
}: {
  baseUrl: string;
  model: string;
  callsAtOnce: number;
}): RateLimits {
  return { key: `language-model:${new URL(baseUrl).host}:${model}`, atOnce: callsAtOnce, longestCallMs: TRY_MS };
}
