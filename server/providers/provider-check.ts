/** What one harmless call to a provider showed. */
export interface CheckResult {
  ok: boolean;
  /** In plain words: 'The account answers; 412 of 500 searches left until 1 December.' or what is wrong and what to do. */
  text: string;
}

/** A look at one configured provider that costs nothing and changes nothing (`npm run doctor -- --live`). */
export interface ProviderCheck {
  /** 'Unipile'. */
  name: string;
  /** Never throws: what goes wrong is the result. */
  check(signal: AbortSignal): Promise<CheckResult>;
}
