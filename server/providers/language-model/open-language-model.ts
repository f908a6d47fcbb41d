import type { OpenGate } from '../call-gate.ts';
import type { ModelServer } from './chat.ts';
import { createLanguageModel, type LanguageModel, languageModelLimits } from './language-model.ts';

/** The configured model behind its gate, or undefined when none is configured. */
export function openLanguageModel(
  server: (ModelServer & { callsAtOnce: number }) | undefined,
  openGate: OpenGate,
): LanguageModel | undefined {
  return server && createLanguageModel({ ...server, gate: openGate(languageModelLimits(server)) });
}
