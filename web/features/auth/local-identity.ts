import { closedByUser, popupBlocked } from './sign-in-error.ts';

const MESSAGE_TYPE = 'leadlight-local-identity';
const CLOSED_CHECK_MS = 300;

/**
 * Opens the local identity provider's page as a pop-up and waits for the token it hands over. Call it straight from a click:
 * browsers block pop-ups otherwise.
 * @returns the access token
 * @throws SignInError when the pop-up was blocked, or (silent) closed by the user
 */
export function askLocalIdentity(): Promise<string> {
  const popup = window.open('/local-identity', 'leadlight-local-identity', 'popup,width=480,height=620');
  if (!popup) return Promise.reject(popupBlocked());
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if (popup.closed) finish(() => reject(closedByUser()));
    }, CLOSED_CHECK_MS);
    function finish(settle: () => void) {
      clearInterval(watch);
      window.removeEventListener('message', listen);
      settle();
    }
    function listen(event: MessageEvent<unknown>) {
      const token = event.origin === window.location.origin ? readToken(event.data) : null;
      if (token === null) return;
      popup?.close();
      finish(() => resolve(token));
    }
    window.addEventListener('message', listen);
  });
}

function readToken(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, access_token: token } = data as Record<string, unknown>;
  return type === MESSAGE_TYPE && typeof token === 'string' && token !== '' ? token : null;
}
