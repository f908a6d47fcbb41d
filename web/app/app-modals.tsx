import { lazy, Suspense } from 'react';
import { closeCompanyProfile, closeLogin, useModalStore } from './modal-store.ts';

const LoginModal = lazy(() => import('../features/auth/login-modal.tsx'));
const CompanyProfileModal = lazy(() => import('../features/company-profile/company-profile-modal.tsx'));

/** The modals any screen can ask for; their chunks are loaded when first opened. */
export function AppModals() {
  const { loginOpen, companyProfile } = useModalStore();
  return (
    <Suspense fallback={null}>
      {loginOpen && <LoginModal onClose={closeLogin} />}
      {companyProfile && <CompanyProfileModal mode={companyProfile} onClose={closeCompanyProfile} />}
    </Suspense>
  );
}
