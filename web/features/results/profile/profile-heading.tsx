import { PARAMETERS } from '../../../../shared/catalogue.ts';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { formatNumber } from '../../../ui/format.ts';

/** The page's heading and how much was found; 46 while no job is loaded. */
export function ProfileHeading({ job, loading }: { job: Job | undefined; loading: boolean }) {
  const heading = loading
    ? 'Loading Profile...'
    : job?.status === 'completed'
      ? 'Enriched Profile!'
      : 'Enriching Profile!';
  return (
    <div>
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-1 text-ink-soft">
        We've analyzed {formatNumber(job?.credits_used ?? PARAMETERS.length)} parameters for valuable insights
      </p>
    </div>
  );
}
