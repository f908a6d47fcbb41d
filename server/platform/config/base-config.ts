import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BASE_VARIABLES } from './base-variables.ts';
import { ConfigError, type ConfigProblem } from './config-error.ts';
import { readOrCreateSecret } from './session-secret.ts';
import { readTracingConfig, type TracingConfig } from './tracing-variables.ts';
import type { ValuesOf } from './variable.ts';

export type BaseValues = ValuesOf<typeof BASE_VARIABLES>;
/** Which parts of Leadlight this process runs. */
export type ProcessRole = BaseValues['LEADLIGHT_ROLE'];
export type LogLevel = BaseValues['LOG_LEVEL'];

/** How sessions are signed, and when they end by themselves. */
export interface SessionConfig {
  secret: string;
  /** Milliseconds without use after which a session ends. */
  idleMs: number;
  /** Milliseconds after signing in at which it ends, used or not. */
  maxMs: number;
  /** Milliseconds after signing in for which it may do what asks for a recent sign-in. */
  recentMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface MailConfig {
  /** Of the SMTP server: smtps://user:password@mail.example:465; absent: mails wait for the operator. */
  smtpUrl: string | undefined;
  /** Whom they come from. */
  from: string;
}

/** Days for which what the operator decides about is kept. */
export interface RetentionDays
  extends Record<
    'jobs' | 'feedback' | 'sessions' | 'payment_events' | 'privacy_requests' | 'webhook_deliveries',
    number
  > {
  /** Absent: for ever. */
  charges?: number | undefined;
}

/** What the environment decides about Leadlight itself. */
export interface BaseConfig {
  role: ProcessRole;
  logLevel: LogLevel;
  /** Where traces go; absent: none are made. */
  tracing: TracingConfig | undefined;
  /** Absolute path of the folder of the embedded database and generated secrets. */
  dataDir: string;
  http: { host: string; port: number; publicUrl: string; trustedProxies: string[] };
  /** Milliseconds for which an API process that is stopped serves on, so that a proxy can send calls elsewhere first. */
  drainMs: number;
  /** Opens `/metrics` to other machines; absent: to none. */
  metricsToken: string | undefined;
  /** Whether it is limited how often users and addresses ask. */
  requestLimits: boolean;
  /** `url` absent: the embedded PostgreSQL under `dataDir`. */
  database: { url?: string | undefined };
  /** Where the embedded database is archived to, and for how many days; absent: nowhere. */
  walArchive: { dir: string; days: number } | undefined;
  session: SessionConfig;
  /** What encrypts secrets of users: the first writes, all of them read. */
  encryption: { secrets: readonly [string, ...string[]] };
  /** Addresses of those who may open the admin area. */
  adminEmails: string[];
  /** `secret` keys the digests of the suppression list. */
  privacy: { secret: string; days: RetentionDays };
  /** `smtpUrl` absent: mails wait for the operator. */
  mail: MailConfig;
  /** Credits a new user gets. */
  signupCredits: number;
  /** Days for which a source's answer is reused. */
  freshDays: number;
  /** Days that a partition of jobs and charges spans. */
  partitionDays: number;
  /** `ip:port` pairs that company-website fetches may reach although they are not public. */
  safeFetchAllow: string[];
  /** Where shared sheets are read; trusted as it stands. */
  googleSheetsUrl: string;
  /** HubSpot's API; trusted as it stands. */
  hubspotUrl: string;
}

/**
 * Makes the configuration of Leadlight itself from its variables.
 * @throws ConfigError when DATA_DIR, in which a session secret is to be kept, cannot be written
 */
export function readBaseConfig(values: BaseValues): BaseConfig {
  const dataDir = path.resolve(values.DATA_DIR);
  const secret = values.SESSION_SECRET ?? generatedSecret(dataDir);
  return {
    role: values.LEADLIGHT_ROLE,
    logLevel: values.LOG_LEVEL,
    tracing: readTracingConfig(values),
    dataDir,
    http: {
      host: values.HOST,
      port: values.PORT,
      publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
      trustedProxies: values.TRUSTED_PROXIES,
    },
    drainMs: values.LEADLIGHT_ROLE === 'api' ? values.DRAIN_SECONDS * 1_000 : 0,
    metricsToken: values.METRICS_TOKEN,
    requestLimits: values.RATE_LIMITS ?? true,
    database: { url: values.DATABASE_URL },
    walArchive: values.WAL_ARCHIVE_DIR
      ? { dir: path.resolve(values.WAL_ARCHIVE_DIR), days: values.WAL_ARCHIVE_DAYS }
      : undefined,
    session: {
      secret,
      idleMs: values.SESSION_IDLE_HOURS * HOUR_MS,
      maxMs: values.SESSION_MAX_HOURS * HOUR_MS,
      recentMs: values.REAUTHENTICATION_MINUTES * MINUTE_MS,
    },
    encryption: { secrets: values.ENCRYPTION_KEY ?? [secret] },
    adminEmails: values.ADMIN_EMAILS,
    privacy: {
      secret: values.SUPPRESSION_SECRET ?? secret,
      days: {
        jobs: values.KEEP_JOBS_DAYS,
        charges: values.KEEP_CREDIT_HISTORY_DAYS,
        feedback: values.KEEP_FEEDBACK_DAYS,
        sessions: values.KEEP_SESSIONS_DAYS,
        payment_events: values.KEEP_PAYMENT_EVENTS_DAYS,
        privacy_requests: values.KEEP_PRIVACY_REQUESTS_DAYS,
        webhook_deliveries: Math.min(values.KEEP_WEBHOOK_DELIVERIES_DAYS, values.KEEP_JOBS_DAYS),
      },
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? '' },
    signupCredits: values.SIGNUP_CREDITS,
    freshDays: values.FRESH_DAYS,
    partitionDays: values.PARTITION_DAYS,
    safeFetchAllow: values.SAFE_FETCH_ALLOW,
    googleSheetsUrl: values.GOOGLE_SHEETS_BASE_URL,
    hubspotUrl: values.HUBSPOT_BASE_URL,
  };
}

/**
 * Finds variables that are missing because another one is set.
 * @param set the variables that have a value.
 */
export function findBaseProblems(set: Readonly<Record<string, string>>): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if ('DATABASE_URL' in set && !('SESSION_SECRET' in set)) {
    const expected = 'at least 16 random characters, because DATABASE_URL is set and every process must sign alike';
    problems.push({ variable: 'SESSION_SECRET', found: undefined, expected });
  }
  if ('SMTP_URL' in set && !('MAIL_FROM' in set)) {
    const expected = 'the address that mails come from, because SMTP_URL is set';
    problems.push({ variable: 'MAIL_FROM', found: undefined, expected });
  }
  if ('DATABASE_URL' in set && 'WAL_ARCHIVE_DIR' in set) {
    const expected = 'no value, because DATABASE_URL is set: how that server archives is among its own settings';
    problems.push({ variable: 'WAL_ARCHIVE_DIR', found: set.WAL_ARCHIVE_DIR, expected });
  }
  const role = set.LEADLIGHT_ROLE;
  if ((role === 'api' || role === 'worker') && !('DATABASE_URL' in set)) {
    const expected = `a PostgreSQL address, because LEADLIGHT_ROLE=${role} shares a database with the other processes`;
    problems.push({ variable: 'DATABASE_URL', found: undefined, expected });
  }
  return problems;
}

function generatedSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return readOrCreateSecret(path.join(dataDir, 'session-secret'));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      { variable: 'DATA_DIR', found: dataDir, expected: `a folder that can be written (${detail})` },
    ]);
  }
}
