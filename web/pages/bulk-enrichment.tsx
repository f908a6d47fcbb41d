import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { BulkScreen, NoJobs } from '../features/results/bulk/bulk-screen.tsx';
import { type BulkSession, readBulkSession } from '../features/results/bulk/bulk-session.ts';
import { ResultsFailed } from '../features/results/bulk/results-failed.tsx';
import { BulkTable } from '../features/results/bulk/table/bulk-table.tsx';
import { useBatchId } from '../features/results/bulk/use-batch-id.ts';
import { useSearchParams } from '../routing/address.ts';
import { toast } from '../ui/toast.tsx';

/** /bulk_enrichment?session={key}: needs the record that the start left in this tab. */
export default function BulkEnrichmentPage() {
  const [params] = useSearchParams();
  const key = params.get('session');
  return <KnownSession key={key} sessionKey={key} />;
}

function KnownSession({ sessionKey }: { sessionKey: string | null }) {
  const [session] = useState(() => readBulkSession(sessionKey));
  useEffect(() => {
    if (session === null) toast.error('Session not found', { id: 'bulk-session' });
  }, [session]);
  if (session === null) return <Redirect to="/enrich" replace />;
  return (
    <section className="mx-auto flex max-w-[1600px] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="text-2xl">Enriching Profiles!</h1>
      <SessionBatch session={session} />
    </section>
  );
}

function SessionBatch({ session }: { session: BulkSession }) {
  const { batchId, error, retry } = useBatchId(session);
  if (batchId === null) return <NoJobs />;
  if (batchId !== undefined) return <BulkScreen batchId={batchId} />;
  if (!error) return <BulkTable columns={[]} jobs={undefined} />;
  return <ResultsFailed error={error} onRetry={retry} />;
}
