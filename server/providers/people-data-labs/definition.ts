import { anyText, httpUrl, integer } from '../../platform/config/variable.ts';
import { defineProvider } from '../definition.ts';
import { callLimitVariables } from '../rate-limiter/call-limit-variables.ts';
import { NO_LIMITS } from '../rate-limiter/no-limits.ts';
import { pdlLimits } from './limits.ts';

export const peopleDataLabs = defineProvider({
  id: 'people-data-labs',
  label: 'People Data Labs',
  name: 'People Data Labs',
  role: 'profiles',
  purpose: 'records of people and companies, contact data',
  variables: {
    PDL_API_KEY: { schema: anyText, meaning: 'key of People Data Labs: records of people and companies, contact data' },
    PDL_CALLS_PER_MINUTE: {
      schema: integer(1, 1_000_000).default(100),
      meaning: 'calls of one kind in a minute, as its plan allows',
    },
    PDL_BASE_URL: { schema: httpUrl.default('https://api.peopledatalabs.com'), meaning: 'address of its API' },
    ...callLimitVariables('PDL'),
  },
  required: ['PDL_API_KEY'],
  usedWhen: 'required',
  readSettings: (values) => ({
    apiKey: values.PDL_API_KEY,
    baseUrl: values.PDL_BASE_URL,
    callsPerMinute: values.PDL_CALLS_PER_MINUTE,
    metered: { perDay: values.PDL_CALLS_PER_DAY, perMonth: values.PDL_CALLS_PER_MONTH },
  }),
  limits: ({ apiKey, callsPerMinute, metered }) => ({
    ...pdlLimits(apiKey, { perMinute: callsPerMinute }),
    metered,
  }),
  open: {
    async source(settings, { rateLimiter }) {
      const { createPeopleDataLabsSource } = await import('./source.ts');
      return createPeopleDataLabsSource({ ...settings, rateLimiter });
    },
  },
  async check(settings) {
    const { checkPeopleDataLabs } = await import('./check.ts');
    return checkPeopleDataLabs({ ...settings, rateLimiter: NO_LIMITS });
  },
  // One credit per matched record; a 404 is free.
  cost: { cents: 28, per: 'found' },
});
