import type { Provenance } from '../../../../../shared/contract/enrichment.ts';
import { formatAge, formatDateTime } from '../../../../ui/format.ts';
import { SAMPLE_SOURCE, SampleMark } from '../../sample-mark.tsx';

/** Where a value came from and how old it is; sample data is marked as such. */
export function SmallPrint({ provenance, sure = false }: { provenance: Provenance | undefined; sure?: boolean }) {
  if (!provenance) return null;
  const { source, retrieved_at, edited_at, confidence } = provenance;
  const time = edited_at ?? retrieved_at;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-ink-soft">
      {source === SAMPLE_SOURCE ? <SampleMark /> : <span>{source}</span>}
      <span aria-hidden="true">·</span>
      <time dateTime={time} title={formatDateTime(time)}>
        {edited_at ? `edited ${formatAge(time)}` : formatAge(time)}
      </time>
      {sure && confidence < 1 && (
        <>
          <span aria-hidden="true">·</span>
          <span className="tabular">{Math.round(confidence * 100)}% sure</span>
        </>
      )}
    </span>
  );
}
