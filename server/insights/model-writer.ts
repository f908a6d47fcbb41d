import type { LanguageModel } from '../providers/language-model/language-model.ts';
import type { InsightWriter } from './insight-writer.ts';
import { PROMPT_VERSION } from './model-writer/prompt.ts';
import { writeWithModel } from './model-writer/write-with-model.ts';

/** The writer behind which a language model stands. It fails with a SourceError when the model does not answer. */
export function createModelWriter({ model }: { model: LanguageModel }): InsightWriter {
  return {
    label: model.label,
    promptVersion: PROMPT_VERSION,
    write: (request, signal) => writeWithModel(model, request, signal),
  };
}
