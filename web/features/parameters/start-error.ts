interface StartErrorOptions {
  /** The longer text; the toast's when there is nothing to add. */
  message?: string;
  /** What to do next, in small print. */
  hint?: string;
  cause: unknown;
}

/** A failed start: the text of the toast, and the longer one that stays beside the button. */
export class StartError extends Error {
  readonly toast: string;
  readonly hint: string | undefined;

  constructor(toast: string, { message = toast, hint, cause }: StartErrorOptions) {
    super(message, { cause });
    this.toast = toast;
    this.hint = hint;
  }
}
