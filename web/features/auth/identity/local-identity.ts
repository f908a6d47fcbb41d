import { closedByUser, popupBlocked } from './sign-in-error.ts';

const MESSAGE_TYPE = 'leadlight-local-identity';
/** Sent by this page to itself: when it arrives, everything the pop-up sent before it closed has arrived too. */
const LAST_MESSAGE_TYPE = 'leadlight-local-identity-closed';
const CLOSED_CHECK_MS = 300;

/**
 * Opens the local identity provider's page as a pop-up and waits for the token it hands over. Call it straight from a click:
 * browsers block pop-ups otherwise.
 * @returns the access token
 * @throws SignInError when the pop-up was blocked, or (silent) closed by the user
 */
export function askLocalIdentity(): Promise<string> {
  const { origin } = window.location;
  const popup = window.open('/local-identity', 'leadlight-local-identity', 'popup,width=480,height=620');
  if (!popup) return Promise.reject(popupBlocked());
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      // The pop-up closes itself right after it sends the token: a busy page may notice the closing before it has read the
      // token. Messages arrive in order, so a message to ourselves tells when nothing more can come from the pop-up.
      window.postMessage({ type: LAST_MESSAGE_TYPE }, origin);
    }, CLOSED_CHECK_MS);
    function finish(settle: () => void) {
      clearInterval(watch);
      window.removeEventListener('message', listen);
      settle();
    }
    function listen(event: MessageEvent<unknown>) {
      const message = event.origin === origin ? readMessage(event.data) : null;
      if (message === null) return;
      if (message === 'closed') return finish(() => reject(closedByUser()));
      popup?.close();
      finish(() => resolve(message.token));
    }
    window.addEventListener('message', listen);
  });
}

function readMessage(data: unknown): { token: string } | 'closed' | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, access_token: token } = data as Record<string, unknown>;
  if (type === LAST_MESSAGE_TYPE) return 'closed';
  return type === MESSAGE_TYPE && typeof token === 'string' && token !== '' ? { token } : null;
}
