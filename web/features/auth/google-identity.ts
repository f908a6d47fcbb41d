import { closedByUser, popupBlocked, SignInError } from './sign-in-error.ts';

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

let loading: Promise<void> | null = null;

/** Loads Google's script once; a failed load may be tried again. Call it early, so that the click opens the pop-up at once. */
export function loadGoogleIdentity(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new SignInError(FAILED));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * Asks Google's token client for an access token.
 * @throws SignInError when Google refuses, the pop-up was blocked, or (silent) closed by the user
 */
export async function askGoogle(clientId: string): Promise<string> {
  await loadGoogleIdentity();
  const { google } = window as unknown as { google?: GoogleAccounts };
  if (!google) throw new SignInError(FAILED);
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
