import { useEffect, useState } from 'react';
import { publicConfigQuery, usePublicConfig } from '../../api/queries/public-config.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { openCompanyProfile } from '../company-profile/company-modal-store.ts';
import { hasCompanyProfile } from '../company-profile/has-company-profile.ts';
import { GoogleMark } from './google-mark.tsx';
import { askGoogle, preloadGoogle } from './identity/google-identity.ts';
import { askLocalIdentity } from './identity/local-identity.ts';
import { SignInError } from './identity/sign-in-error.ts';
import { LoginBackdrop } from './login-backdrop.tsx';
import { signIn } from './sign-in.ts';

const COMPANY_MODAL_DELAY_MS = 1_000;

/** 'Login to continue': one button, the identity provider's pop-up behind it. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const config = usePublicConfig();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const withGoogle = config?.identity.kind === 'google';
  useEffect(() => {
    if (withGoogle) preloadGoogle();
  }, [withGoogle]);

  async function login() {
    setBusy(true);
    setError(null);
    try {
      const known = config ?? (await queryClient.fetchQuery(publicConfigQuery));
      const { identity } = known;
      const token = await (identity.kind === 'google' ? askGoogle(identity.client_id) : askLocalIdentity());
      const user = await signIn(known, token);
      onClose();
      toast.success('Login Successful');
      if (!hasCompanyProfile(user.company_profile)) {
        setTimeout(() => openCompanyProfile('create'), COMPANY_MODAL_DELAY_MS);
      }
    } catch (failure) {
      setBusy(false);
      if (failure instanceof SignInError && failure.silent) return;
      const text = failure instanceof SignInError ? failure.message : 'Failed to login';
      toast.error(text);
      setError(failure instanceof Error && failure.message !== text ? `${text}: ${failure.message}` : text);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Login to continue"
      subtitle="Start getting profile enrichments within seconds!"
    >
      <div className="flex flex-col gap-4">
        <LoginBackdrop />
        <Button variant="secondary" size="lg" busy={busy} icon={<GoogleMark />} onClick={() => void login()}>
          {busy ? 'Signing in...' : 'Continue with Google'}
        </Button>
        {error && (
          <p className="text-center text-sm text-rose" role="alert">
            {error}
          </p>
        )}
        {config?.identity.kind === 'local' && (
          <p className="text-center text-sm text-ink-soft">
            This server signs in with its own local page instead of Google: any e-mail address will do.
          </p>
        )}
      </div>
    </Dialog>
  );
}
