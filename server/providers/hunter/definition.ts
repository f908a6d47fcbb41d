import { anyText, httpUrl } from '../../platform/config/variable.ts';
import { defineProvider } from '../definition.ts';
import { callLimitVariables } from '../rate-limiter/call-limit-variables.ts';
import { NO_LIMITS } from '../rate-limiter/no-limits.ts';
import { hunterLimits } from './limits.ts';

export const hunter = defineProvider({
  id: 'hunter',
  label: 'Hunter',
  name: 'Hunter',
  role: 'facts',
  purpose: 'work e-mail addresses, verified',
  variables: {
    HUNTER_API_KEY: { schema: anyText, meaning: 'key of Hunter: work e-mail addresses, verified' },
    HUNTER_BASE_URL: { schema: httpUrl.default('https://api.hunter.io'), meaning: 'address of its API' },
    ...callLimitVariables('HUNTER'),
  },
  required: ['HUNTER_API_KEY'],
  usedWhen: 'required',
  readSettings: (values) => ({
    apiKey: values.HUNTER_API_KEY,
    baseUrl: values.HUNTER_BASE_URL,
    metered: { perDay: values.HUNTER_CALLS_PER_DAY, perMonth: values.HUNTER_CALLS_PER_MONTH },
  }),
  limits: ({ apiKey, metered }) => ({ ...hunterLimits(apiKey), metered }),
  open: {
    async source(settings, { rateLimiter, db }) {
      const { createHunterSource } = await import('./source.ts');
      const { openOptOutList } = await import('./opt-out-store.ts');
      return createHunterSource({ ...settings, rateLimiter, optOuts: openOptOutList(db(), 'hunter') });
    },
  },
  async check(settings) {
    const { checkHunter } = await import('./check.ts');
    return checkHunter({ ...settings, rateLimiter: NO_LIMITS });
  },
  // One credit per address found; nothing found is free.
  cost: { cents: 4.9, per: 'found' },
});
