import type { CheckResult, ProviderCheck } from '../provider-check.ts';
import { SourceError } from '../source-error.ts';
import { createClient, type HunterOptions } from './client.ts';
import { LABEL } from './errors.ts';
import { accountResponse } from './schema.ts';

/** Looks at the account: plan, what is left of it, and until when. Hunter does not charge for this call. */
export function checkHunter(options: HunterOptions): ProviderCheck {
  const client = createClient(options);

  async function look(signal: AbortSignal): Promise<CheckResult> {
    const answer = await client.call({ kind: 'account', path: '/account', schema: accountResponse }, signal);
    if (answer === null) return { ok: false, text: 'It answers, but knows no such account. Check HUNTER_API_KEY.' };
    const { plan_name: plan, reset_date: until, requests } = answer.data;
    const { credits, searches, verifications } = requests;
    const left = (use: { used: number; available: number }) => Math.max(0, Math.floor(use.available - use.used));
    // Plans have either one pot of credits, or one for each kind of call.
    const finds = searches ?? credits;
    const parts = Object.entries(searches ? { searches, verifications } : { credits }).flatMap(([what, use]) =>
      use ? [`${left(use).toLocaleString('en')} of ${use.available.toLocaleString('en')} ${what}`] : [],
    );
    const account = `The account answers${plan === undefined ? '' : ` (plan ${plan})`}`;
    if (!finds) return { ok: true, text: `${account}; it does not say how many searches are left.` };
    const text = `${account}; ${parts.join(' and ')} left${until === undefined ? '' : ` until ${until}`}.`;
    return left(finds) > 0 ? { ok: true, text } : { ok: false, text: `${text} No addresses are found until then.` };
  }

  return {
    name: LABEL,
    check: (signal) =>
      look(signal).catch((error: unknown) => ({
        ok: false,
        text: error instanceof SourceError ? error.message : 'The look at it was stopped before it answered.',
      })),
  };
}
