import { useEffect } from 'react';
import { Link } from 'wouter';
import { usePublicConfig } from '../../api/queries/public-config.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { openCompanyProfile } from '../company-profile/company-modal-store.ts';
import { hasCompanyProfile } from '../company-profile/has-company-profile.ts';
import { preloadGoogle } from './identity/google-identity.ts';
import { signInFailureText } from './identity/sign-in-error.ts';
import { LoginBackdrop } from './login-backdrop.tsx';
import { useSignIn } from './sign-in.ts';
import { SignInButton } from './sign-in-button.tsx';

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
      const text = signInFailureText(failure);
      if (text) toastFailure(text, failure);
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
        <SignInButton signIn={signIn} onClick={() => void login()} />
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
