import { lazy, Suspense } from 'react';
import { isSignedIn, useSession } from '../api/session.ts';
import { useSessionEnd } from '../api/session-errors.ts';
import { closeCompanyProfile, closeLogin, openLogin, useModalStore } from './modal-store.ts';

const LoginModal = lazy(() => import('../features/auth/login-modal.tsx'));
const CompanyProfileModal = lazy(() => import('../features/company-profile/company-profile-modal.tsx'));

/**
 * The modals any screen can ask for; their chunks are loaded when first opened. Whose session ends while they describe their company
 * signs in first, and goes on where they were.
 */
export function AppModals() {
  const { loginOpen, companyProfile } = useModalStore();
  const signedIn = useSession(isSignedIn);
  useSessionEnd(() => {
    if (companyProfile) openLogin();
  });
  return (
    <Suspense fallback={null}>
      {loginOpen && <LoginModal onClose={closeLogin} />}
      {companyProfile && <CompanyProfileModal open={signedIn} mode={companyProfile} onClose={closeCompanyProfile} />}
    </Suspense>
  );
}
