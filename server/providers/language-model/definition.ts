import { anyText, httpUrl, integer } from '../../platform/config/variable.ts';
import { defineProvider } from '../definition.ts';
import { callLimitVariables } from '../rate-limiter/call-limit-variables.ts';
import { languageModelLimits } from './limits.ts';

export const languageModel = defineProvider({
  id: 'language-model',
  label: 'Language model',
  name: 'the language model',
  role: 'language-model',
  purpose: 'AI-generated values, company descriptions, search intent',
  variables: {
    LLM_BASE_URL: {
      schema: httpUrl.optional(),
      meaning:
        'address of any OpenAI-compatible model server: AI-generated values, company descriptions, search intent',
    },
    LLM_MODEL: { schema: anyText, meaning: 'name of the model' },
    LLM_API_KEY: { schema: anyText, meaning: 'key of the model server; those on your own machine ask for none' },
    LLM_CALLS_AT_ONCE: { schema: integer(1, 1_000).default(8), meaning: 'calls to the model under way at once' },
    LLM_CALLS_PER_PROFILE: {
      schema: integer(1, 2)
        .default(1)
        .transform((calls): 1 | 2 => (calls === 2 ? 2 : 1)),
      meaning: 'calls for one profile: 2 asks a small model shorter questions',
      shownDefault: '1',
    },
    ...callLimitVariables('LLM'),
  },
  required: ['LLM_BASE_URL', 'LLM_MODEL'],
  usedWhen: 'required',
  readSettings: (values) => ({
    baseUrl: values.LLM_BASE_URL,
    /** The empty string for model servers that ask for none. */
    apiKey: values.LLM_API_KEY ?? '',
    model: values.LLM_MODEL,
    callsAtOnce: values.LLM_CALLS_AT_ONCE,
    callsPerProfile: values.LLM_CALLS_PER_PROFILE,
    metered: { perDay: values.LLM_CALLS_PER_DAY, perMonth: values.LLM_CALLS_PER_MONTH },
  }),
  nameInUse: ({ model }) => `the model ${model}`,
  limits: (settings) => ({ ...languageModelLimits(settings), metered: settings.metered }),
  open: {
    async languageModel(settings, { rateLimiter }) {
      const { createLanguageModel } = await import('./language-model.ts');
      return createLanguageModel({ ...settings, rateLimiter });
    },
  },
  async check(settings) {
    const { checkLanguageModel } = await import('./check.ts');
    return checkLanguageModel(settings);
  },
  // Its tokens are counted and shown instead.
  cost: null,
});
