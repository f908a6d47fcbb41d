import { z } from 'zod';
import { TRACING_VARIABLES } from './tracing-variables.ts';
import {
  addressList,
  addressRanges,
  emailList,
  hasProtocol,
  httpUrl,
  integer,
  onOff,
  origin,
  secretList,
  type Variables,
} from './variable.ts';

/** Leadlight's own variables; those of a provider stand in its definition. */
export const BASE_VARIABLES = {
  PORT: { schema: integer(0, 65_535).default(3000), meaning: 'port of the API and the web app' },
  HOST: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, 'a host name or IP address')
      .default('127.0.0.1'),
    meaning: 'host name or address they are served at',
  },
  PUBLIC_URL: {
    schema: origin.optional(),
    meaning: 'origin of the web app as users see it; calls from pages of other sites are refused',
    shownDefault: '`http://localhost:PORT`',
  },
  DATA_DIR: { schema: z.string().default('./data'), meaning: 'embedded database, generated secrets' },
  DATABASE_URL: {
    schema: z
      .string()
      .refine(
        (value) => hasProtocol(value, ['postgres:', 'postgresql:']),
        'a PostgreSQL address such as postgresql://user:password@host:5432/database',
      )
      .optional(),
    meaning: 'your own PostgreSQL, 15 or newer; unset: the embedded one',
  },
  WAL_ARCHIVE_DIR: {
    schema: z.string().optional(),
    meaning: 'folder that the embedded database is archived to, to be restored as of any moment',
  },
  WAL_ARCHIVE_DAYS: { schema: integer(1, 3_650).default(7), meaning: 'days back to which can be restored' },
  SESSION_SECRET: {
    schema: z.string().min(16, 'at least 16 random characters').optional(),
    meaning: 'signs sessions; must be set when `DATABASE_URL` is',
    shownDefault: 'generated',
  },
  SESSION_IDLE_HOURS: {
    schema: integer(1, 8_760).default(168),
    meaning: 'hours without use after which a session ends',
  },
  SESSION_MAX_HOURS: {
    schema: integer(1, 8_760).default(720),
    meaning: 'hours after signing in at which a session ends, used or not',
  },
  REAUTHENTICATION_MINUTES: {
    schema: integer(1, 43_200).default(60),
    meaning:
      'minutes after signing in for which sessions can be ended, API keys made and the account deleted without signing in again',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine((value) => hasProtocol(value, ['smtp:', 'smtps:']), 'smtps://user:password@host:465 or smtp://host:587')
      .optional(),
    meaning: 'server that mails go out by; unset: they wait in the admin area',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an e-mail address')
      .optional(),
    meaning: 'address that mails come from; must be set when `SMTP_URL` is',
  },
  KEEP_JOBS_DAYS: {
    schema: integer(1, 36_500).default(730),
    meaning: 'days for which enriched profiles are kept, counted from the request',
  },
  KEEP_CREDIT_HISTORY_DAYS: {
    schema: integer(365, 36_500).optional(),
    meaning: 'days after which what was charged is carried forward as one sum',
    shownDefault: 'for ever',
  },
  KEEP_FEEDBACK_DAYS: { schema: integer(1, 36_500).default(365), meaning: 'days for which feedback on values is kept' },
  KEEP_SESSIONS_DAYS: { schema: integer(1, 36_500).default(30), meaning: 'days for which ended sessions are kept' },
  KEEP_PAYMENT_EVENTS_DAYS: {
    schema: integer(30, 36_500).default(1_095),
    meaning: 'days for which what the payment provider reported is kept; orders stay',
  },
  KEEP_PRIVACY_REQUESTS_DAYS: {
    schema: integer(1, 36_500).default(1_095),
    meaning: 'days for which it is kept that a request was answered, without who asked',
  },
  KEEP_WEBHOOK_DELIVERIES_DAYS: {
    schema: integer(1, 3_650).default(30),
    meaning: 'days for which it is kept what webhooks were told, and their answers',
  },
  SUPPRESSION_SECRET: {
    schema: z.string().min(16, 'at least 16 random characters').optional(),
    meaning: 'keys digests of people who are not to be processed; the old `SESSION_SECRET` when that changes',
    shownDefault: '`SESSION_SECRET`',
  },
  ENCRYPTION_KEY: {
    schema: secretList,
    meaning: 'encrypts the secrets that are kept for users; several with commas: the first writes, all read',
    shownDefault: '`SESSION_SECRET`',
  },
  LEADLIGHT_ROLE: {
    schema: z.enum(['all', 'api', 'worker'], { error: 'all, api or worker' }).default('all'),
    meaning: '`api` or `worker` runs one part; any number of each on one `DATABASE_URL`',
  },
  DRAIN_SECONDS: {
    schema: integer(0, 5).default(0),
    meaning: 'seconds for which a stopped process of role `api` serves on while `/readyz` already answers 503',
  },
  TRUSTED_PROXIES: {
    schema: addressRanges,
    meaning: 'addresses of proxies whose `X-Forwarded-For` is believed, as limits count by address',
    shownDefault: '`loopback`',
  },
  ADMIN_EMAILS: {
    schema: emailList,
    meaning: 'comma-separated: who signs in with one of these verified addresses may open the admin area',
    shownDefault: 'unset: nobody',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'at least 16 random characters').optional(),
    meaning: 'who shows it (`Authorization: Bearer`) may read `/metrics` from other machines',
    shownDefault: 'unset: this machine alone',
  },
  RATE_LIMITS: {
    schema: onOff,
    meaning: '`off` lifts the limits on how often users and addresses ask (load tests)',
    shownDefault: 'on',
  },
  SIGNUP_CREDITS: { schema: integer(0, 1_000_000_000).default(100), meaning: 'credits of a new user' },
  FRESH_DAYS: {
    schema: integer(0, 36_500).default(30),
    meaning: "days for which a source's answer is kept and reused",
  },
  PARTITION_DAYS: {
    schema: integer(1, 366).default(30),
    meaning: 'days of jobs and charges that lie together in the database and go together',
  },
  SAMPLE_NETWORK: {
    schema: onOff,
    meaning: 'the built-in synthetic network',
    shownDefault: 'on without a profile source',
  },
  SAFE_FETCH_ALLOW: {
    schema: addressList,
    meaning: '`ip:port` pairs that reading company websites may reach although they are not public',
    shownDefault: 'unset',
  },
  GOOGLE_SHEETS_BASE_URL: {
    schema: httpUrl.default('https://docs.google.com'),
    meaning: 'where Google Sheets that are shared by their links are read',
  },
  HUBSPOT_BASE_URL: {
    schema: httpUrl.default('https://api.hubapi.com'),
    meaning: 'where people are pushed that users want in their HubSpot accounts',
  },
  ...TRACING_VARIABLES,
  LOG_LEVEL: {
    schema: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
    meaning: 'how much is logged: JSON, one line an event; on a terminal, lines for people',
  },
} as const satisfies Variables;
