import { isIP } from 'node:net';
import { z } from 'zod';
import { trimEndOf } from '../../shared/trim-text.ts';

/** A whole number within bounds. */
function integer(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function hasProtocol(value: string, protocols: string[]): boolean {
  return protocols.includes(URL.parse(value)?.protocol ?? '');
}

/** An http(s) address of an outside service, without its trailing slash. */
const httpUrl = z
  .string()
  .refine((value) => hasProtocol(value, ['http:', 'https:']), 'an http:// or https:// address')
  .transform((value) => trimEndOf(value, /\//));

/** The web app's origin: no path, query or user, since browsers compare origins. */
const origin = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  }, 'an origin such as https://leads.example.com, without path or query')
  .transform((value) => new URL(value).origin);

/** Unipile hands out its DSN as host:port, without a scheme. */
const unipileDsn = z
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

const onOff = z
  .stringbool({
    truthy: ['on', 'true', 'yes', '1'],
    falsy: ['off', 'false', 'no', '0'],
    error: 'on or off',
  })
  .optional();

const addressList = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])))
  .refine((items) => items.every(isAddress), 'comma-separated ip:port pairs such as 10.0.0.5:8080,[::1]:3000');

function isAddress(item: string): boolean {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(item);
  return (
    match !== null && isIP(match[1] ?? match[2] ?? '') !== 0 && Number(match[3]) >= 1 && Number(match[3]) <= 65_535
  );
}

const anything = z.string().optional();

/** Every variable by itself. Rules between variables stand in config-groups.ts. */
export const environmentSchema = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'a host name or IP address')
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => hasProtocol(value, ['postgres:', 'postgresql:']),
      'a PostgreSQL address such as postgresql://user:password@host:5432/database',
    )
    .optional(),
  SESSION_SECRET: z.string().min(16, 'at least 16 random characters').optional(),
  SIGNUP_CREDITS: integer(0, 1_000_000_000).default(100),
  LEADLIGHT_ROLE: z.enum(['all', 'api', 'worker'], { error: 'all, api or worker' }).default('all'),
  GOOGLE_CLIENT_ID: anything,
  GOOGLE_TOKENINFO_URL: httpUrl.default('https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_USERINFO_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/userinfo'),
  ALLOW_LOCAL_IDENTITY: z.literal('yes-anyone-can-sign-in', { error: 'yes-anyone-can-sign-in or nothing' }).optional(),
  ALLOW_TEST_CHECKOUT: z.literal('yes-credits-are-free', { error: 'yes-credits-are-free or nothing' }).optional(),
  UNIPILE_DSN: unipileDsn.optional(),
  UNIPILE_API_KEY: anything,
  UNIPILE_ACCOUNT_ID: anything,
  UNIPILE_CALLS_AT_ONCE: integer(1, 1_000).default(1),
  UNIPILE_SPACING_MS: spacing.default({ min: 200, max: 600 }),
  UNIPILE_PROFILES_PER_DAY: integer(1, 10_000_000).default(100),
  PDL_API_KEY: anything,
  PDL_CALLS_PER_MINUTE: integer(1, 1_000_000).default(100),
  PDL_BASE_URL: httpUrl.default('https://api.peopledatalabs.com'),
  HUNTER_API_KEY: anything,
  HUNTER_BASE_URL: httpUrl.default('https://api.hunter.io'),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: anything,
  LLM_MODEL: anything,
  LLM_CALLS_AT_ONCE: integer(1, 1_000).default(8),
  RAZORPAY_KEY_ID: anything,
  RAZORPAY_KEY_SECRET: anything,
  RAZORPAY_WEBHOOK_SECRET: anything,
  RAZORPAY_BASE_URL: httpUrl.default('https://api.razorpay.com'),
  SAMPLE_NETWORK: onOff,
  FRESH_DAYS: integer(0, 36_500).default(30),
  SAFE_FETCH_ALLOW: addressList,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type EnvironmentValues = z.infer<typeof environmentSchema>;
