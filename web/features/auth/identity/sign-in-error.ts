/** A failed sign-in, with the reason for the user; `silent` when there is nothing to show. */
export class SignInError extends Error {
  readonly silent: boolean;

  constructor(message: string, silent = false) {
    super(message);
    this.name = 'SignInError';
    this.silent = silent;
  }
}

/** The user closed the pop-up: nothing to show. */
export const closedByUser = (): SignInError => new SignInError('The sign-in window was closed.', true);

/** The provider's library did not load: by the specification, the login then does nothing. */
export const notLoaded = (): SignInError => new SignInError('The sign-in of Google could not be loaded.', true);

/** The browser refused to open the pop-up. */
export const popupBlocked = (): SignInError =>
  new SignInError('Your browser blocked the sign-in window. Allow pop-ups for this page and try again.');

/** @returns what to show for anything that was thrown while signing in; null when nothing is to be shown */
export function signInFailureText(failure: unknown): string | null {
  if (!(failure instanceof SignInError)) return 'Failed to login';
  return failure.silent ? null : failure.message;
}
