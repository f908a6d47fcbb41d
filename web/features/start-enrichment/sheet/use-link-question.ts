import { isSignedIn, useSession } from '../../../api/session.ts';
import { useSearchParams } from '../../../routing/address.ts';

const FROM = 'from';
const GOOGLE_SHEETS = 'google-sheets';

/** Whether the link of a Google Sheet is asked for. It stands in the address, so that the menu can ask: /enrich?from=google-sheets. */
export function useLinkQuestion(): [boolean, (open: boolean) => void] {
  const signedIn = useSession(isSignedIn);
  const [params, setParams] = useSearchParams();
  const ask = (open: boolean) =>
    setParams(
      (known) => {
        if (open) known.set(FROM, GOOGLE_SHEETS);
        else known.delete(FROM);
        return known;
      },
      { replace: true },
    );
  return [signedIn && params.get(FROM) === GOOGLE_SHEETS, ask];
}
