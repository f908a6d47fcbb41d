import { isSignedIn, useSession } from '../api/session.ts';
import { useSessionEnd } from '../api/session-errors.ts';
import { closeLogin, openLogin, useLoginStore } from '../features/auth/login-store.ts';
import { useReauthenticationStore } from '../features/auth/reauthentication/recent-sign-in.ts';
import { closeCompanyProfile, useCompanyModalStore } from '../features/company-profile/company-modal-store.ts';
import { lazyDialog } from '../ui/dialog.tsx';

const LoginModal = lazyDialog(() => import('../features/auth/login-modal.tsx'));
const ReauthenticationModal = lazyDialog(() => import('../features/auth/reauthentication/reauthentication-modal.tsx'));
const CompanyProfileModal = lazyDialog(() => import('../features/company-profile/company-profile-modal.tsx'));

/**
 * The modals any screen can open; their chunks load when first needed. A user whose session ends while they describe their company
 * signs in first and then continues where they were.
 */
export function AppModals() {
  const loginOpen = useLoginStore((modal) => modal.open);
  const companyMode = useCompanyModalStore((modal) => modal.mode);
  const reauthentication = useReauthenticationStore((store) => store.asking);
  const signedIn = useSession(isSignedIn);
  useSessionEnd(() => {
    reauthentication?.answer(false);
    if (companyMode) openLogin();
  });
  return (
    <>
      {loginOpen && <LoginModal onClose={closeLogin} onGiveUp={closeLogin} />}
      {reauthentication && (
        <ReauthenticationModal onAnswer={reauthentication.answer} onGiveUp={() => reauthentication.answer(false)} />
      )}
      {companyMode && (
        <CompanyProfileModal
          open={signedIn}
          mode={companyMode}
          onClose={closeCompanyProfile}
          onGiveUp={closeCompanyProfile}
        />
      )}
    </>
  );
}
