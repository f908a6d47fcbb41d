interface StartErrorOptions {
  /** The fuller text; the toast's when there is no more to say. */
  message?: string;
  /** What to do next, in small print. */
  hint?: string;
  cause: unknown;
}

/** A start that failed: the text of the toast, and the fuller one that stays beside the button. */
export class StartError extends Error {
  readonly toast: string;
  readonly hint: string | undefined;

  constructor(toast: string, { message = toast, hint, cause }: StartErrorOptions) {
    super(message, { cause });
    this.toast = toast;
    this.hint = hint;
  }
}
