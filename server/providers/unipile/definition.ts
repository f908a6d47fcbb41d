import { z } from 'zod';
import { anyText, httpUrl, integer } from '../../platform/config/variable.ts';
import { defineProvider } from '../definition.ts';
import { callLimitVariables } from '../rate-limiter/call-limit-variables.ts';
import { NO_LIMITS } from '../rate-limiter/no-limits.ts';
import { unipileLimits } from './limits.ts';

/** Unipile hands out its DSN as host:port, without a scheme. */
const dsn = z
  .string()
  .transform((value) => (value.includes('://') ? value : `https://${value}`))
  .pipe(httpUrl);

/** Bounds in milliseconds: `200-600`, or one number for both. */
const spacing = z
  .string()
  .regex(/^\d{1,6}(?:-\d{1,6})?$/, 'milliseconds such as 500, or bounds such as 200-600')
  .transform((value) => {
    const [min = 0, max = min] = value.split('-').map(Number);
    return { min, max };
  })
  .refine(({ min, max }) => min <= max, 'bounds with the smaller one first, such as 200-600');

export const unipile = defineProvider({
  id: 'unipile',
  label: 'Unipile',
  name: 'Unipile',
  role: 'profiles',
  purpose: 'profiles, companies, posts and search, live',
  variables: {
    UNIPILE_DSN: { schema: dsn.optional(), meaning: 'address of Unipile’s API, as its dashboard shows it' },
    UNIPILE_API_KEY: { schema: anyText, meaning: 'key of Unipile: profiles, companies, posts and search' },
    UNIPILE_ACCOUNT_ID: { schema: anyText, meaning: 'the LinkedIn account connected there' },
    UNIPILE_CALLS_AT_ONCE: {
      schema: integer(1, 1_000).default(1),
      meaning: 'calls under way at once as the connected account',
    },
    UNIPILE_SPACING_MS: {
      schema: spacing.default({ min: 200, max: 600 }),
      meaning: 'milliseconds between the starts of two calls, as bounds',
      shownDefault: '200-600',
    },
    UNIPILE_PROFILES_PER_DAY: {
      schema: integer(1, 10_000_000).default(100),
      meaning: 'profiles looked up in a day as the connected account',
    },
    ...callLimitVariables('UNIPILE'),
  },
  required: ['UNIPILE_DSN', 'UNIPILE_API_KEY', 'UNIPILE_ACCOUNT_ID'],
  usedWhen: 'required',
  readSettings: (values) => ({
    baseUrl: values.UNIPILE_DSN,
    apiKey: values.UNIPILE_API_KEY,
    accountId: values.UNIPILE_ACCOUNT_ID,
    callsAtOnce: values.UNIPILE_CALLS_AT_ONCE,
    /** Between the starts of two calls, chosen anew each time. */
    spacingMs: values.UNIPILE_SPACING_MS,
    profilesPerDay: values.UNIPILE_PROFILES_PER_DAY,
    metered: { perDay: values.UNIPILE_CALLS_PER_DAY, perMonth: values.UNIPILE_CALLS_PER_MONTH },
  }),
  limits: ({ accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay, metered }) => ({
    ...unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }),
    metered,
  }),
  open: {
    async source(settings, { rateLimiter }) {
      const { createUnipileSource } = await import('./source.ts');
      // Twice as many as may call at once: while one is written down, another calls.
      return { ...createUnipileSource({ ...settings, rateLimiter }), atOnce: 2 * settings.callsAtOnce };
    },
    async peopleSearch(settings, { rateLimiter }) {
      const { createUnipileSearch } = await import('./search/people-search.ts');
      return createUnipileSearch({ ...settings, rateLimiter });
    },
  },
  async check(settings) {
    const { checkUnipile } = await import('./check.ts');
    return checkUnipile({ ...settings, rateLimiter: NO_LIMITS });
  },
  // A flat monthly price per connected account: a call costs nothing more, but the account stands only so many a day.
  cost: null,
});
