import { CliError, EXIT } from '../cli-error.ts';

/** Where `npm start` serves unless it is told otherwise. */
const USUAL_URL = 'http://localhost:3000';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The server to talk to, as keys are kept by it: origin and path, without a slash at the end.
 * @param given by `--url`; else `LEADLIGHT_URL`; else the address of a fresh start
 */
export function readServerUrl(given: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  const text = given ?? (env.LEADLIGHT_URL || USUAL_URL);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new CliError(EXIT.wrongUse, `"${text}" is no address of a server.`, {
      hint: `Give one such as ${USUAL_URL} with --url or LEADLIGHT_URL.`,
    });
  }
  return `${url.origin}${url.pathname}`.replace(/\/$/, '');
}

/** @returns whether what is sent there, the key included, can be read on its way */
export function isReadableOnItsWay(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !LOOPBACK.includes(hostname);
}
