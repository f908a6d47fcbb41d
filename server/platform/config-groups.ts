import type { ConfigProblem } from './config-error.ts';

/** Variables that only mean something together: when any of `any` is set, all of `all` must be. */
const groups: { any: string[]; all: string[]; purpose: string }[] = [
  {
    any: [
      'UNIPILE_DSN',
      'UNIPILE_API_KEY',
      'UNIPILE_ACCOUNT_ID',
      'UNIPILE_CALLS_AT_ONCE',
      'UNIPILE_SPACING_MS',
      'UNIPILE_PROFILES_PER_DAY',
    ],
    all: ['UNIPILE_DSN', 'UNIPILE_API_KEY', 'UNIPILE_ACCOUNT_ID'],
    purpose: 'Unipile',
  },
  { any: ['PDL_BASE_URL', 'PDL_CALLS_PER_MINUTE'], all: ['PDL_API_KEY'], purpose: 'People Data Labs' },
  { any: ['HUNTER_BASE_URL'], all: ['HUNTER_API_KEY'], purpose: 'Hunter' },
  {
    // Model servers on one's own machine ask for no key, so the key may stay unset.
    any: ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_CALLS_AT_ONCE'],
    all: ['LLM_BASE_URL', 'LLM_MODEL'],
    purpose: 'the language model',
  },
  {
    any: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_BASE_URL'],
    all: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    purpose: 'Razorpay',
  },
  { any: ['GOOGLE_TOKENINFO_URL', 'GOOGLE_USERINFO_URL'], all: ['GOOGLE_CLIENT_ID'], purpose: 'sign-in with Google' },
];

/**
 * Finds variables that are missing because another one is set.
 * @param set the variables that have a value.
 */
export function groupProblems(set: Record<string, string>): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  for (const { any, all, purpose } of groups) {
    const present = any.filter((variable) => variable in set);
    if (present.length === 0) continue;
    for (const variable of all.filter((name) => !(name in set))) {
      problems.push({
        variable,
        found: undefined,
        expected: `a value, because ${purpose} is half set (${present.join(', ')})`,
      });
    }
  }
  if ('DATABASE_URL' in set && !('SESSION_SECRET' in set)) {
    const expected = 'at least 16 random characters, because DATABASE_URL is set and every process must sign alike';
    problems.push({ variable: 'SESSION_SECRET', found: undefined, expected });
  }
  const role = set.LEADLIGHT_ROLE;
  if ((role === 'api' || role === 'worker') && !('DATABASE_URL' in set)) {
    const expected = `a PostgreSQL address, because LEADLIGHT_ROLE=${role} shares a database with the other processes`;
    problems.push({ variable: 'DATABASE_URL', found: undefined, expected });
  }
  return problems;
}
