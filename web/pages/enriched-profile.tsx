import { useEffect } from 'react';
import { ProfileScreen } from '../features/results/profile/profile-screen.tsx';
import { ReEnrichButton } from '../features/start-enrichment/re-enrich-button.tsx';
import { useNavigate, useSearchParams } from '../routing/address.ts';

const REDIRECT_MS = 2_000;

/** /enriched_profile?jobId={jobId} */
export default function EnrichedProfilePage() {
  const [params] = useSearchParams();
  const jobId = params.get('jobId');
  // Links built from a missing id contain the word.
  if (!jobId || jobId === 'null' || jobId === 'undefined') return <MissingJob />;
  return (
    <ProfileScreen
      key={jobId}
      jobId={jobId}
      actions={({ linkedin_url }) => <ReEnrichButton linkedinUrl={linkedin_url} />}
    />
  );
}

function MissingJob() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/enrich', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <section className="mx-auto max-w-3xl px-4 py-16 text-center">
      <h1 className="text-xl" role="alert">
        Job id cannot be null, redirecting to homepage
      </h1>
    </section>
  );
}
