import type { Job } from '../../../shared/contract/enrichment.ts';
import { Badge } from '../../ui/badge.tsx';

/** How the built-in network names itself as a source. */
export const SAMPLE_SOURCE = 'Sample data';

/** Marks sample data. */
export function SampleMark({ className }: { className?: string }) {
  return <Badge className={className}>{SAMPLE_SOURCE}</Badge>;
}

/** @returns whether anything of the job came from the sample network */
export function isSampleJob(job: Pick<Job, 'provenance'>): boolean {
  return Object.values(job.provenance).some((origin) => origin?.source === SAMPLE_SOURCE);
}
