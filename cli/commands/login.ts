import { text as readText } from 'node:stream/consumers';
import { ApiError } from '../../shared/api-call.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { createClient } from '../connection/client.ts';
import { isReadableOnItsWay, readServerUrl } from '../connection/server-url.ts';
import { forgetKey, storeKey } from '../connection/stored-keys.ts';
import { askSecret } from '../terminal/ask.ts';
import { formatCount } from '../terminal/format-count.ts';

/** What a key begins with, as it is shown on the profile page. */
const SHOWN_CHARS = 10;

/** `login`: asks for a key, or reads it from standard input, looks whether it is valid, and keeps it for this server. */
export async function login({ terminal, signal, givenUrl }: CommandContext): Promise<void> {
  const url = readServerUrl(givenUrl);
  if (isReadableOnItsWay(url)) {
    terminal.note(`Warning: ${url} is not encrypted. Everybody on the way can read the key; use https where you can.`);
  }
  const key = process.stdin.isTTY
    ? await askSecret(`API key for ${url} (made on ${url}/profile; it is not shown as you type)`)
    : await readText(process.stdin);
  const credits = await checkKey(key.trim(), url, signal);
  await storeKey(url, key.trim());
  const prefix = key.trim().slice(0, SHOWN_CHARS);
  terminal.print(`Signed in to ${url} with the key ${prefix}….`);
  if (credits !== null) terminal.print(`${formatCount(credits, 'credit')} to spend.`);
  if (process.env.LEADLIGHT_API_KEY) {
    terminal.note('LEADLIGHT_API_KEY is set and goes before the key that was kept now.');
  }
  terminal.printJson({ success: true, url, key_prefix: prefix, credits });
}

/** `logout`: forgets the key of this server. It stays valid until it is revoked on the profile page. */
export async function logout({ terminal, givenUrl }: CommandContext): Promise<void> {
  const url = readServerUrl(givenUrl);
  const forgotten = await forgetKey(url);
  terminal.print(
    forgotten
      ? `The key for ${url} is forgotten here. It stays valid until you revoke it on ${url}/profile.`
      : `No key was kept for ${url}.`,
  );
  terminal.printJson({ success: true, url, forgotten });
}

/** @returns the credits; null when the key is valid but may not read them */
async function checkKey(key: string, url: string, signal: AbortSignal): Promise<number | null> {
  if (!/^ll_[0-9A-Za-z]+$/.test(key)) {
    throw new CliError(EXIT.notSignedIn, key === '' ? 'No key was given.' : 'This is no API key.', {
      hint: `Keys begin with ll_ and are made on ${url}/profile. Paste the whole key, or: npx leadlight login < key.txt`,
    });
  }
  try {
    return (await createClient({ url, key, signal }).call('readCredits')).credits;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'insufficient_scope') return null;
    throw error;
  }
}
