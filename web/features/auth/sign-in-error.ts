/** A sign-in that did not happen for a reason the user should read; `silent` when they closed the pop-up themselves. */
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

/** The browser refused to open the pop-up. */
export const popupBlocked = (): SignInError =>
  new SignInError('Your browser blocked the sign-in window. Allow pop-ups for this page and try again.');
