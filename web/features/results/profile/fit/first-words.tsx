import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { isEmptyValue, valueText } from '../../../../../shared/format-value.ts';
import { CopyChoices } from '../value/copy-choices.tsx';

/** What to say first: the opener, where it was delivered. */
export function FirstWords({ job }: { job: Job }) {
  const opener = job.result.meetingOpener;
  if (isEmptyValue(opener)) return null;
  const text = valueText(opener, 'meetingOpener');
  return (
    <div className="rounded-control bg-[color-mix(in_srgb,var(--violet)_6%,var(--pane))] px-4 py-3">
      <h3>What to say first</h3>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">{text}</p>
      <div className="mt-3">
        <CopyChoices text={text} facts={job.provenance.meetingOpener?.evidence} />
      </div>
    </div>
  );
}
