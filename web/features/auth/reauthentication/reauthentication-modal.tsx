import { useEffect } from 'react';
import { usePublicConfig } from '../../../api/queries/public-config.ts';
import { useSession } from '../../../api/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { preloadGoogle } from '../identity/google-identity.ts';
import { SignInButton } from '../sign-in-button.tsx';
import { useReauthenticate } from './reauthenticate.ts';

/** 'Please sign in again': for what a session that began long ago may not do. */
export default function ReauthenticationModal({ onAnswer }: { onAnswer: (signedIn: boolean) => void }) {
  const config = usePublicConfig();
  const signIn = useReauthenticate();
  const email = useSession((user) => user.email);

  const withGoogle = config?.identity.kind === 'google';
  useEffect(() => {
    if (withGoogle) preloadGoogle();
  }, [withGoogle]);

  return (
    <Dialog
      open
      size="sm"
      onClose={() => onAnswer(false)}
      title="Please sign in again"
      subtitle="You signed in a while ago. Show that it is you, and what you asked for is done."
    >
      <div className="flex flex-col gap-4">
        <p className="text-center wrap-anywhere text-ink-soft">
          Signed in as <span className="font-medium text-ink">{email}</span>
        </p>
        <SignInButton signIn={signIn} onClick={() => signIn.mutate(config, { onSuccess: () => onAnswer(true) })} />
      </div>
    </Dialog>
  );
}
