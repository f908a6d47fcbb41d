import type { ToastOptions } from 'react-hot-toast/headless';
import { SupportId } from './support-id.tsx';
import { supportIdOf } from './support-id-of.ts';
import { toast } from './toast.tsx';

/** Long enough to copy the id; one that is pointed at stays. */
const WITH_ID_MS = 12_000;

/** Shows a toast about a failed call, with the id under which the server's log knows it. */
export function toastFailure(text: string, failure: unknown, options?: ToastOptions): void {
  const id = supportIdOf(failure);
  if (id !== null) toast.error(<WithId text={text} id={id} />, { duration: WITH_ID_MS, ...options });
  else if (options) toast.error(text, options);
  else toast.error(text);
}

function WithId({ text, id }: { text: string; id: string }) {
  return (
    <>
      <p>{text}</p>
      <SupportId id={id} className="mt-0.5" />
    </>
  );
}
