import { z } from 'zod';
import { anyText, httpUrl, integer } from '../../platform/config/variable.ts';
import { defineProvider } from '../definition.ts';
import type { ProfileSource } from '../profile-source.ts';
import { callLimitVariables } from '../rate-limiter/call-limit-variables.ts';
import { NO_LIMITS } from '../rate-limiter/no-limits.ts';
import type { RateLimits } from '../rate-limiter.ts';
import type { UnipileAccount } from './account.ts';
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

interface Settings {
  callsAtOnce: number;
  spacingMs: { min: number; max: number };
  ownProfilesPerDay: number;
}

/** A user's own account stands what the shared one does, but for the profiles of a day. Its calls are its owner's alone: none is shared. */
const limitsOfOwn =
  ({ callsAtOnce: atOnce, spacingMs, ownProfilesPerDay: profilesPerDay }: Settings) =>
  (accountId: string): RateLimits =>
    unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay });

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
    UNIPILE_OWN_PROFILES_PER_DAY: {
      schema: integer(1, 10_000_000).default(100),
      meaning: 'profiles looked up in a day as each account that a user has connected',
    },
    UNIPILE_WEBHOOK_SECRET: {
      schema: anyText,
      meaning: 'what Unipile’s reports of accounts’ states show in the header Unipile-Auth; unset: none is taken',
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
    ownProfilesPerDay: values.UNIPILE_OWN_PROFILES_PER_DAY,
    reportSecret: values.UNIPILE_WEBHOOK_SECRET,
    metered: { perDay: values.UNIPILE_CALLS_PER_DAY, perMonth: values.UNIPILE_CALLS_PER_MONTH },
  }),
  limits: ({ accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay, metered }) => ({
    ...unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }),
    metered,
  }),
  open: {
    async source(settings, deps) {
      const [{ createUnipileSource }, { openForUsers }] = await Promise.all([
        import('./source.ts'),
        import('./accounts/open-for-users.ts'),
      ]);
      const open = (account: UnipileAccount): ProfileSource => ({
        ...createUnipileSource(account),
        // Twice as many as may call at once: while one is written down, another calls.
        atOnce: 2 * settings.callsAtOnce,
      });
      const forUser = openForUsers(settings, limitsOfOwn(settings), deps, open);
      return { ...open({ ...settings, rateLimiter: deps.rateLimiter }), forUser };
    },
    async peopleSearch(settings, deps) {
      const [{ createUnipileSearch }, { openForUsers }] = await Promise.all([
        import('./search/people-search.ts'),
        import('./accounts/open-for-users.ts'),
      ]);
      const forUser = openForUsers(settings, limitsOfOwn(settings), deps, createUnipileSearch);
      return { ...createUnipileSearch({ ...settings, rateLimiter: deps.rateLimiter }), forUser };
    },
    async networkAccounts(settings) {
      const { createUnipileAccounts } = await import('./accounts/network-accounts.ts');
      return createUnipileAccounts({ ...settings, limitsOf: limitsOfOwn(settings) });
    },
  },
  async check(settings) {
    const { checkUnipile } = await import('./check.ts');
    return checkUnipile({ ...settings, rateLimiter: NO_LIMITS });
  },
  // A flat monthly price per connected account: a call costs nothing more, but the account stands only so many a day.
  cost: null,
});
