import { loadScript } from '../../../api/load-script.ts';
import { closedByUser, notLoaded, popupBlocked, SignInError } from './sign-in-error.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const SCOPE = 'email profile openid';
const FAILED = 'Failed to authenticate with Google';

interface TokenClientOptions {
  client_id: string;
  scope: string;
  callback: (response: { access_token?: string; error?: string }) => void;
  error_callback: (error: { type: 'popup_failed_to_open' | 'popup_closed' | 'unknown' }) => void;
}
interface GoogleAccounts {
  accounts: { oauth2: { initTokenClient: (options: TokenClientOptions) => { requestAccessToken: () => void } } };
}

/** Loads Google's script before the click, so that the click opens the pop-up at once: browsers block late ones. */
export function preloadGoogle(): void {
  void loadScript(SCRIPT).catch(() => undefined);
}

/**
 * Asks Google's token client for an access token.
 * @throws SignInError when Google refuses, the pop-up was blocked, or (silent) it was closed or the script did not load
 */
export async function askGoogle(clientId: string): Promise<string> {
  await loadScript(SCRIPT).catch(() => undefined);
  const { google } = window as unknown as { google?: GoogleAccounts };
  if (!google) throw notLoaded();
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token: token, error }) => {
        if (token) resolve(token);
        else reject(error === 'access_denied' ? closedByUser() : new SignInError(FAILED));
      },
      error_callback: ({ type }) => {
        if (type === 'popup_closed') reject(closedByUser());
        else reject(type === 'popup_failed_to_open' ? popupBlocked() : new SignInError(FAILED));
      },
    });
    client.requestAccessToken();
  });
}
