import { setTimeout as delay } from 'node:timers/promises';
import { encryptEmail, signUp } from '../support/http/sign-up.ts';

export const USERS = 6;
const company = { website: '', description: 'Tidewell makes scheduling software for field service teams.' };

/** Who sends: ordinary users, and an operator where the server knows some. Those whom the run has locked or deleted are replaced. */
export class FuzzUsers {
  readonly #url: string;
  readonly #admins: string[];
  readonly #tokens: string[] = [];

  /** @param admins addresses that stand in ADMIN_EMAILS */
  constructor(url: string, admins: readonly string[]) {
    this.#url = url;
    this.#admins = [...admins];
  }

  /** The last one is an operator. @returns what a sign-in takes, by name */
  async signIn(user: number): Promise<Record<string, unknown[]>> {
    const admin = user % USERS === USERS - 1 ? this.#admins.shift() : undefined;
    const member = await patiently(() => signUp(this.#url, company, 'Mira Sen', admin));
    this.#tokens[user % USERS] = member.token;
    const { email, name } = member;
    const { access_token } = await member.api.call('issueLocalToken', { body: { email, name } });
    return { access_token: [access_token], data: [await encryptEmail(member.api, email)], email: [email] };
  }

  tokenOf(user: number): string {
    return this.#tokens[user % USERS] ?? '';
  }
}

/** A server that has too much to do right now refuses even those who mean well. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 20 || !String(error).includes(' 503: ')) throw error;
      await delay(500);
    }
  }
}
