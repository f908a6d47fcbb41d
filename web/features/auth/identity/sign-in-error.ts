/** A sign-in that did not happen, with the reason for the user to read; `silent` when nothing is to be said. */
export class SignInError extends Error {
  readonly silent: boolean;

  constructor(message: string, silent = false) {
    super(message);
    this.name = 'SignInError';
    this.silent = silent;
  }
}

/** The user closed the pop-up: nothing to say. */
export const closedByUser = (): SignInError => new SignInError('The sign-in window was closed.', true);

/** The provider's library did not load: the specification has the login do nothing. */
export const notLoaded = (): SignInError => new SignInError('The sign-in of Google could not be loaded.', true);

/** The browser refused to open the pop-up. */
export const popupBlocked = (): SignInError =>
  new SignInError('Your browser blocked the sign-in window. Allow pop-ups for this page and try again.');
