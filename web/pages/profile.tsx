import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { profileQuery } from '../api/queries/profile-query.ts';
import { useSession } from '../api/session.ts';
import { ApiKeysCard } from '../features/api-keys/api-keys-card.tsx';
import { DeleteAccountCard } from '../features/auth/account/delete-account-card.tsx';
import { DownloadData } from '../features/auth/account/download-data.tsx';
import { SessionsCard } from '../features/auth/account/sessions-card.tsx';
import { openCompanyProfile } from '../features/company-profile/company-modal-store.ts';
import { hasCompanyProfile } from '../features/company-profile/has-company-profile.ts';
import { SpendingLimitsCard } from '../features/credits/spending-limits-card.tsx';
import { HubspotCard } from '../features/hubspot/hubspot-card.tsx';
import { NetworkAccountSection } from '../features/network-account/network-account-section.tsx';
import { DoNotProcessCard } from '../features/privacy/do-not-process-card.tsx';
import { ForgetPersonCard } from '../features/privacy/forget-person-card.tsx';
import { WebhooksCard } from '../features/webhooks/webhooks-card.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';

/** /profile: who is signed in, and the company the insights are written for. */
export default function ProfilePage() {
  useQuery(profileQuery);
  const { username, email } = useSession((user) => user);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-2xl">Profile</h1>
      <Card className="p-5 sm:p-6">
        <h2 className="text-lg">Personal Details</h2>
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          <TextField label="Name" value={username} readOnly />
          <TextField label="E-mail" value={email} readOnly />
        </div>
        <NetworkAccountSection />
      </Card>
      <CompanySection />
      <SpendingLimitsCard />
      <ApiKeysCard />
      <WebhooksCard />
      <HubspotCard />
      <SessionsCard />
      <DoNotProcessCard />
      <ForgetPersonCard />
      <DownloadData />
      <DeleteAccountCard />
    </div>
  );
}

function CompanySection() {
  const company = useSession((user) => user.company_profile);
  const known = hasCompanyProfile(company);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Company Profile</h2>
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil className="size-4" aria-hidden="true" />}
          onClick={() => openCompanyProfile(known ? 'update' : 'create')}
        >
          Edit
        </Button>
      </div>
      {known && company ? (
        <dl className="mt-4 grid gap-4">
          <Fact label="Website" value={company.website} />
          <Fact label="Description" value={company.description} />
        </dl>
      ) : (
        <p className="mt-4 text-ink-soft">
          {company ? 'Company profile is empty' : 'No company profile set'}. With one, the AI-generated insights are
          written for what you sell.
        </p>
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5 break-words whitespace-pre-line">{value || 'Not given'}</dd>
    </div>
  );
}
