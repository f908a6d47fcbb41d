import { Card } from '../../../ui/card.tsx';
import { ForgetPersonForm } from '../../privacy/forget-person-form.tsx';
import { SuppressionPanel } from '../../privacy/suppression-panel.tsx';
import { RequestsList } from './requests-list.tsx';
import { WaitingMails } from './waiting-mails.tsx';

/** What people ask about themselves, forgetting them, who is not to be processed, and mails that were not sent. */
export default function PrivacyTab() {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="privacy-requests" className="flex flex-col gap-4">
        <h2 id="privacy-requests" className="text-lg">
          Requests
        </h2>
        <RequestsList />
      </section>
      <section aria-labelledby="waiting-mails" className="flex flex-col gap-4">
        <h2 id="waiting-mails" className="text-lg">
          Mails that were not sent
        </h2>
        <WaitingMails />
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-5 sm:p-6">
          <h2 className="text-lg">Forget a person</h2>
          <p className="mt-1 mb-4 text-ink-soft">For all users: everything that is kept about them goes.</p>
          <ForgetPersonForm forAll />
        </Card>
        <Card className="p-5 sm:p-6">
          <h2 className="text-lg">Do not process</h2>
          <p className="mt-1 mb-4 text-ink-soft">For all users. Only digests are kept, with shortened names.</p>
          <SuppressionPanel scope="installation" />
        </Card>
      </div>
    </div>
  );
}
