import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { parametersQuery } from '../../../api/queries/parameters-query.ts';
import { useSession } from '../../../api/session.ts';
import { refreshCredits } from '../../../api/session-refresh.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureId, SupportId } from '../../../ui/support-id.tsx';
import { openCompanyProfile } from '../../company-profile/company-modal-store.ts';
import { hasCompanyProfile } from '../../company-profile/has-company-profile.ts';
import { rowReason } from '../bulk/table/cell-content.ts';
import { useJob } from '../job-query.ts';
import { buildProfileCards, type ProfileCard, readPersonCard } from '../profile-cards.ts';
import { CardGroups, CardSkeletons } from './card-groups.tsx';
import { CompanyPrompt } from './company-prompt.tsx';
import { FitSection } from './fit/fit-section.tsx';
import { ForgetProfile } from './forget-profile.tsx';
import { JobUnread } from './job-unread.tsx';
import { PersonHeader } from './person-header.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { DetailModal } from './value/detail-modal.tsx';

const unlock = () => openCompanyProfile('create');

interface ProfileScreenProps {
  jobId: string;
  /** What can be done with the profile, drawn beside the person once the job is read. */
  actions: (job: Job) => ReactNode;
}

/** One enriched profile: the person, how well they fit, the values by category, and what can be done with them. */
export function ProfileScreen({ jobId, actions }: ProfileScreenProps) {
  const { data: job, error, refetch } = useJob(jobId);
  const hasCompany = useSession(({ company_profile }) => hasCompanyProfile(company_profile));
  useEffect(() => void refreshCredits(), []);
  return (
    <section className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <ProfileHeading job={job} loading={!job && !error} />
      {job ? (
        <PersonHeader job={job}>{actions(job)}</PersonHeader>
      ) : (
        error && <JobUnread error={error} onRetry={refetch} />
      )}
      {job?.fit && <FitSection job={job} fit={job.fit} />}
      {!hasCompany && <CompanyPrompt onUnlock={unlock} />}
      {job ? <ProfileValues job={job} hasCompany={hasCompany} /> : !error && <CardSkeletons />}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-lead pt-5">
        <Link to="/" className={`${buttonClass('quiet')} -ml-4`}>
          Go to Home
        </Link>
        {job && <ForgetProfile job={job} name={readPersonCard(job).name} />}
      </div>
    </section>
  );
}

function ProfileValues({ job, hasCompany }: { job: Job; hasCompany: boolean }) {
  const { data: parameters, error } = useQuery(parametersQuery);
  const [openId, setOpenId] = useState<ProfileCard['id'] | null>(null);
  const reason = rowReason(job);
  if (reason !== null) {
    return (
      <EmptyState
        tone="rose"
        title={job.status === 'failed' ? 'This profile could not be enriched' : 'This enrichment was cancelled'}
      >
        {reason}
        {job.status === 'failed' && <SupportId id={job.job_id} className="mt-2 justify-center" />}
      </EmptyState>
    );
  }
  if (error && !parameters) {
    return (
      <EmptyState
        tone="rose"
        title="Failed to load parameters"
        action={
          <a href={window.location.href} className={buttonClass('secondary')}>
            Try again
          </a>
        }
      >
        <FailureId error={error} className="justify-center" />
      </EmptyState>
    );
  }
  if (!parameters) return <CardSkeletons />;
  const cards = buildProfileCards(job, parameters, hasCompany);
  const all = [...cards.groups.flatMap((group) => group.cards), ...cards.notFound];
  const open = all.find((card) => card.id === openId);
  if (all.length === 0) return <EmptyState title="No parameters available" />;
  return (
    <>
      <CardGroups job={job} cards={cards} onOpen={(card) => setOpenId(card.id)} onUnlock={unlock} />
      {open && <DetailModal job={job} card={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
