import { ConfirmRequest } from '../features/privacy/confirm-request.tsx';
import { RequestForm } from '../features/privacy/request-form.tsx';
import { useFragment, useNavigate, usePathname } from '../routing/address.ts';
import { Card } from '../ui/card.tsx';

/** /privacy-request: for people who may be in the data, not for users. The token of a mail stands behind the #, which no server is sent. */
export default function PrivacyRequestPage() {
  const pathname = usePathname();
  const navigate = useNavigate();
  const token = useFragment();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <div>
        <h1 className="text-2xl">Your data in Leadlight</h1>
        <p className="mt-2 text-ink-soft">
          People who use Leadlight look up business contacts from public profiles and data providers. Here you can ask
          what is kept about you, and be left out. You need no account.
        </p>
      </div>
      <Card className="p-5 sm:p-6 fragment:invisible">
        {token ? (
          <ConfirmRequest key={token} token={token} onAgain={() => navigate(pathname, { replace: true })} />
        ) : (
          <RequestForm />
        )}
      </Card>
    </div>
  );
}
