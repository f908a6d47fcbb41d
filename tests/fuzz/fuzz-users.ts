import { signUp } from '../support/http/sign-up.ts';

const USERS = 6;
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

  async signInAll(): Promise<void> {
    for (let user = 0; user < USERS; user++) await this.signIn(user);
  }

  /** The last one is an operator. */
  async signIn(user: number): Promise<void> {
    const admin = user % USERS === USERS - 1 ? this.#admins.shift() : undefined;
    const member = await signUp(this.#url, company, 'Mira Sen', admin);
    this.#tokens[user % USERS] = member.token;
  }

  tokenOf(user: number): string {
    return this.#tokens[user % USERS] ?? '';
  }
}
