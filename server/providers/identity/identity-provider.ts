/** A person as an identity provider vouches for them. */
export interface Identity {
  /** The provider's own lasting id of the person. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Empty when the provider knows none. */
  name: string;
}

/** Who says who somebody is. */
export interface IdentityProvider {
  readonly kind: 'google' | 'local';
  /**
   * Asks whom an access token stands for.
   * @returns null unless the token is valid now and was issued for this very app
   * @throws IdentityProviderError when the provider could not be asked
   */
  check(accessToken: string): Promise<Identity | null>;
}

/** The identity provider did not answer, or answered something that is not in its format. */
export class IdentityProviderError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'IdentityProviderError';
  }
}
