import type { CheckResult, ProviderCheck } from '../../provider-check.ts';

/** Looks whether Google's two calls can be reached, with a token that is none: both then say no. Nobody is signed in. */
export function checkGoogle(addresses: { tokeninfoUrl: string; userinfoUrl: string }): ProviderCheck {
  return {
    name: 'Google',
    async check(signal) {
      const tokeninfo = new URL(addresses.tokeninfoUrl);
      tokeninfo.searchParams.set('access_token', 'none');
      const calls = [
        { url: tokeninfo, variable: 'GOOGLE_TOKENINFO_URL' },
        { url: new URL(addresses.userinfoUrl), variable: 'GOOGLE_USERINFO_URL' },
      ];
      for (const { url, variable } of calls) {
        const problem = await findProblem(url, signal);
        if (problem)
          return { ok: false, text: `${url.host} ${problem}. Nobody can sign in. Check the network and ${variable}.` };
      }
      return answered();
    },
  };
}

function answered(): CheckResult {
  return {
    ok: true,
    text: 'it can be asked about sign-ins. Whether GOOGLE_CLIENT_ID is right shows at the first sign-in.',
  };
}

/** @returns what is wrong, or null when it said no, as it should */
async function findProblem(url: URL, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, { headers: { authorization: 'Bearer none' }, redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.status === 400 || answer.status === 401 ? null : `answers with status ${answer.status}`;
  } catch {
    return signal.aborted ? 'does not answer in time' : 'cannot be reached';
  }
}
