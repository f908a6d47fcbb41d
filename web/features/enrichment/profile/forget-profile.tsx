import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { errorText } from '../../../api/client.ts';
import { batchKey, jobKey } from '../../../api/live/enrichment-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { forgetJob } from '../job-query.ts';

/** Deletes what is known of the profile, after saying what that means. */
export function ForgetProfile({ job, name }: { job: Job; name: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function forget() {
    setBusy(true);
    setProblem(null);
    try {
      await forgetJob(job.job_id);
    } catch (error) {
      setProblem(errorText(error, 'The profile could not be forgotten.'));
      setBusy(false);
      return;
    }
    toast.success('Profile forgotten');
    await navigate('/enrich', { replace: true });
    queries.removeQueries({ queryKey: jobKey(job.job_id) });
    await queries.invalidateQueries({ queryKey: batchKey(job.batch_id) });
  }
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Forget this profile
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => setAsking(false)}
        title="Forget this profile?"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void forget()}>
              Forget
            </Button>
          </div>
        }
      >
        <p>Everything found about {name} in this enrichment is deleted, your edits too. It cannot be brought back.</p>
        <p className="mt-2 text-ink-soft">The credits it used stay used; enriching it again costs credits again.</p>
        {problem && (
          <p role="alert" className="mt-3 text-rose">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
