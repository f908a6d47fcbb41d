import { useEffect } from 'react';
import { Link } from 'react-router';
import { usePublicConfig } from '../../api/queries/public-config.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { openCompanyProfile } from '../company-profile/company-modal-store.ts';
import { hasCompanyProfile } from '../company-profile/has-company-profile.ts';
import { GoogleMark } from './google-mark.tsx';
import { preloadGoogle } from './identity/google-identity.ts';
import { SignInError } from './identity/sign-in-error.ts';
import { LoginBackdrop } from './login-backdrop.tsx';
import { useSignIn } from './sign-in.ts';

const COMPANY_MODAL_DELAY_MS = 1_000;

/** 'Login to continue': one button, the identity provider's pop-up behind it. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const config = usePublicConfig();
  const signIn = useSignIn();

  const withGoogle = config?.identity.kind === 'google';
  useEffect(() => {
    if (withGoogle) preloadGoogle();
  }, [withGoogle]);

  async function login() {
    try {
      const user = await signIn.mutateAsync(config);
      onClose();
      toast.success('Login Successful');
      if (!hasCompanyProfile(user.company_profile)) {
        setTimeout(() => openCompanyProfile('create'), COMPANY_MODAL_DELAY_MS);
      }
    } catch (failure) {
      const text = toastOf(failure);
      if (text) toastFailure(text, failure);
    }
  }
  const error = signIn.error && explain(signIn.error);

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
        <Button
          variant="secondary"
          size="lg"
          busy={signIn.isPending}
          icon={<GoogleMark />}
          onClick={() => void login()}
        >
          {signIn.isPending ? 'Signing in...' : 'Continue with Google'}
        </Button>
        {error && (
          <p className="text-center text-sm text-rose" role="alert">
            {error}
          </p>
        )}
        {error && <FailureId error={signIn.error} className="justify-center" />}
        {config?.identity.kind === 'local' && (
          <p className="text-center text-sm text-ink-soft">
            This server signs in with its own local page instead of Google: any e-mail address will do.
          </p>
        )}
        <p className="text-center text-sm">
          <Link to="/privacy-request" className="text-cobalt underline" onClick={onClose}>
            Are you in our data?
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

/** @returns null when nothing is to be shown */
function toastOf(failure: unknown): string | null {
  if (!(failure instanceof SignInError)) return 'Failed to login';
  return failure.silent ? null : failure.message;
}

/** The toast's text, with the error's own message where that adds something. */
function explain(failure: Error): string | null {
  const text = toastOf(failure);
  return text === null || failure.message === text ? text : `${text}: ${failure.message}`;
}
