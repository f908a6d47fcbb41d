import { Trash2 } from 'lucide-react';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { useForgetJob } from './forget-job.ts';

/** Deletes everything known about the profile, after a confirmation. */
export function ForgetProfile({ job, name }: { job: Job; name: string }) {
  return (
    <ConfirmButton
      label="Forget this profile"
      buttonSize="sm"
      icon={<Trash2 className="size-4" aria-hidden="true" />}
      title="Forget this profile?"
      keep="Keep it"
      confirm="Forget"
      action={useForgetJob(job)}
      failure="The profile could not be forgotten."
    >
      <p>Everything found about {name} in this enrichment is deleted, your edits too. It cannot be brought back.</p>
      <p className="mt-2">Enrichments of the same profile that are still under way are cancelled, free of charge.</p>
      <p className="mt-2 text-ink-soft">The credits it used stay used; enriching it again costs credits again.</p>
    </ConfirmButton>
  );
}
