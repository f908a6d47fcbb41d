import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import type { Finding } from './finding.ts';

/**
 * Reads the configuration as a start would, but without making a session secret.
 * @returns `config` undefined when a start would refuse it
 */
export function readConfiguration(env: Record<string, string | undefined>): { config?: Config; finding: Finding } {
  const isMade = !env.SESSION_SECRET?.trim() && !env.DATABASE_URL?.trim();
  try {
    const config = readConfig(isMade ? { ...env, SESSION_SECRET: 'made by the first start' } : env);
    const text = inWords(config);
    if (!config.creditsAreFree) return { config, finding: { verdict: 'ok', text } };
    const todo = 'Everybody who signs in can take credits for nothing. Set RAZORPAY_* unless that is wanted.';
    return { config, finding: { verdict: 'look at this', text, todo } };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { finding: { verdict: 'broken', text: error.message } };
  }
}

function inWords(config: Config): string {
  const sources = [
    config.unipile && 'Unipile',
    config.pdl && 'People Data Labs',
    config.hunter && 'Hunter',
    config.sampleNetwork && 'the sample network',
  ].filter(Boolean);
  const who = config.identity.kind === 'google' ? 'sign-in with Google' : 'local development sign-in';
  const writer = config.llm ? `the model ${config.llm.model}` : 'the built-in writer';
  const till = config.razorpay ? 'Razorpay' : 'the test checkout';
  return `${who}; sources: ${sources.join(', ') || 'none'}; AI-generated values by ${writer}; payments by ${till}.`;
}
