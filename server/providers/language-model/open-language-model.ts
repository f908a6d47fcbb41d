import type { CreateRateLimiter } from '../rate-limiter.ts';
import type { ModelServer } from './client.ts';
import type { LanguageModel } from './language-model.ts';

/** The configured model behind its rateLimiter, or undefined when none is configured: its code is not loaded then. */
export async function openLanguageModel(
  server: (ModelServer & { callsAtOnce: number }) | undefined,
  createRateLimiter: CreateRateLimiter,
): Promise<LanguageModel | undefined> {
  if (!server) return undefined;
  const { createLanguageModel, languageModelLimits } = await import('./language-model.ts');
  return createLanguageModel({ ...server, rateLimiter: createRateLimiter(languageModelLimits(server)) });
}
