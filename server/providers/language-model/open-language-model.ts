import type { OpenGate } from '../call-gate.ts';
import type { ModelServer } from './chat.ts';
import type { LanguageModel } from './language-model.ts';

/** The configured model behind its gate, or undefined when none is configured: its code is not loaded then. */
export async function openLanguageModel(
  server: (ModelServer & { callsAtOnce: number }) | undefined,
  openGate: OpenGate,
): Promise<LanguageModel | undefined> {
  if (!server) return undefined;
  const { createLanguageModel, languageModelLimits } = await import('./language-model.ts');
  return createLanguageModel({ ...server, gate: openGate(languageModelLimits(server)) });
}
