import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ConfigError, type ConfigProblem } from './config-error.ts';
import { groupProblems } from './config-groups.ts';
import { type EnvironmentValues, environmentSchema } from './config-variables.ts';
import { localIdentityProblem } from './local-identity-guard.ts';
import { readOrCreateSecret } from './session-secret.ts';
import { findOpenDoor, testCheckoutProblem } from './test-checkout-guard.ts';

export { ConfigError } from './config-error.ts';

/** Which parts of Leadlight this process runs. */
export type Role = 'all' | 'api' | 'worker';
export type LogLevel = EnvironmentValues['LOG_LEVEL'];

/** Everything the environment decides, checked once at start. Optional groups are absent when not configured. */
export interface Config {
  role: Role;
  logLevel: LogLevel;
  /** Absolute path of the folder of the embedded database and generated secrets. */
  dataDir: string;
  http: { host: string; port: number; publicUrl: string };
  /** `url` absent: the embedded PostgreSQL under `dataDir`. */
  database: { url?: string };
  session: { secret: string };
  /** Credits a new user gets. */
  signupCredits: number;
  identity:
    | { kind: 'google'; clientId: string; tokeninfoUrl: string; userinfoUrl: string }
    | { kind: 'local'; userinfoUrl: string };
  unipile?: {
    baseUrl: string;
    apiKey: string;
    accountId: string;
    callsAtOnce: number;
    /** Between the starts of two calls, chosen anew each time. */
    spacingMs: { min: number; max: number };
    profilesPerDay: number;
  };
  pdl?: { apiKey: string; baseUrl: string; callsPerMinute: number };
  hunter?: { apiKey: string; baseUrl: string };
  /** `apiKey` is the empty string for model servers that ask for none. */
  llm?: { baseUrl: string; apiKey: string; model: string; callsAtOnce: number };
  razorpay?: { keyId: string; keySecret: string; webhookSecret: string; baseUrl: string };
  /** Others can sign in and "pay" in the test checkout: the operator has allowed it. */
  creditsAreFree: boolean;
  sampleNetwork: boolean;
  /** Days for which a source's answer is reused. */
  freshDays: number;
  /** `ip:port` pairs that company-website fetches may reach although they are not public. */
  safeFetchAllow: string[];
}

/**
 * Turns environment variables into the configuration. The only side effect is a generated session secret in DATA_DIR.
 * @param env as in `process.env`; a variable set to the empty string counts as unset.
 * @throws ConfigError with one message naming every variable that is wrong, what was found and what is expected.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environmentSchema.safeParse(set);
  const problems: ConfigProblem[] = parsed.success ? [] : describeIssues(parsed.error, set);
  const flawed = new Set(problems.map((problem) => problem.variable));
  problems.push(...groupProblems(set).filter((problem) => !flawed.has(problem.variable)));
  for (const problem of [localIdentityProblem(set), testCheckoutProblem(set)]) {
    if (problem && !flawed.has(problem.variable)) problems.push(problem);
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

function describeIssues(error: z.ZodError, set: Record<string, string>): ConfigProblem[] {
  return error.issues.map((issue) => {
    const variable = String(issue.path[0]);
    return { variable, found: set[variable], expected: issue.message };
  });
}

function toConfig(env: EnvironmentValues): Config {
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const secret = env.SESSION_SECRET ?? generatedSecret(dataDir);
  const { UNIPILE_DSN, UNIPILE_API_KEY, UNIPILE_ACCOUNT_ID } = env;
  const unipile =
    UNIPILE_DSN && UNIPILE_API_KEY && UNIPILE_ACCOUNT_ID
      ? {
          baseUrl: UNIPILE_DSN,
          apiKey: UNIPILE_API_KEY,
          accountId: UNIPILE_ACCOUNT_ID,
          callsAtOnce: env.UNIPILE_CALLS_AT_ONCE,
          spacingMs: env.UNIPILE_SPACING_MS,
          profilesPerDay: env.UNIPILE_PROFILES_PER_DAY,
        }
      : undefined;
  const pdl = env.PDL_API_KEY
    ? { apiKey: env.PDL_API_KEY, baseUrl: env.PDL_BASE_URL, callsPerMinute: env.PDL_CALLS_PER_MINUTE }
    : undefined;
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env;
  return {
    role: env.LEADLIGHT_ROLE,
    logLevel: env.LOG_LEVEL,
    dataDir,
    http: { host: env.HOST, port: env.PORT, publicUrl },
    database: { url: env.DATABASE_URL },
    session: { secret },
    signupCredits: env.SIGNUP_CREDITS,
    identity: env.GOOGLE_CLIENT_ID
      ? {
          kind: 'google',
          clientId: env.GOOGLE_CLIENT_ID,
          tokeninfoUrl: env.GOOGLE_TOKENINFO_URL,
          userinfoUrl: env.GOOGLE_USERINFO_URL,
        }
      : { kind: 'local', userinfoUrl: '/local-identity/userinfo' },
    unipile,
    pdl,
    hunter: env.HUNTER_API_KEY ? { apiKey: env.HUNTER_API_KEY, baseUrl: env.HUNTER_BASE_URL } : undefined,
    llm:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? {
            baseUrl: env.LLM_BASE_URL,
            apiKey: env.LLM_API_KEY ?? '',
            model: env.LLM_MODEL,
            callsAtOnce: env.LLM_CALLS_AT_ONCE,
          }
        : undefined,
    razorpay:
      keyId && keySecret && webhookSecret
        ? { keyId, keySecret, webhookSecret, baseUrl: env.RAZORPAY_BASE_URL }
        : undefined,
    creditsAreFree: !keyId && findOpenDoor(env) !== undefined,
    sampleNetwork: env.SAMPLE_NETWORK ?? (!unipile && !pdl),
    freshDays: env.FRESH_DAYS,
    safeFetchAllow: env.SAFE_FETCH_ALLOW,
  };
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
