import { CliError, EXIT } from '../cli-error.ts';
import { type Client, createClient } from './client.ts';
import { readServerUrl } from './server-url.ts';
import { readStoredKey } from './stored-keys.ts';

/** The key to call with: `LEADLIGHT_API_KEY`, else the one that `login` kept for this server. */
export async function readKey(url: string, env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  return env.LEADLIGHT_API_KEY?.trim() || (await readStoredKey(url));
}

/**
 * @param given address by `--url`
 * @returns the server, and the user's key for it
 * @throws CliError without a key
 */
export async function findServer(given: string | undefined): Promise<{ url: string; key: string }> {
  const url = readServerUrl(given);
  const key = await readKey(url);
  if (!key) {
    throw new CliError(EXIT.notSignedIn, `You are not signed in to ${url}.`, {
      hint: `Make a key on the profile page (${url}/profile) and run "npx leadlight login".`,
    });
  }
  return { url, key };
}

/** @returns a client for that server, with the user's key @throws CliError without a key */
export async function connect(given: string | undefined, signal: AbortSignal): Promise<Client> {
  return createClient({ ...(await findServer(given)), signal });
}
