import type { Provenance } from '../../../../../shared/contract/enrichment.ts';
import { formatAge, formatDateTime } from '../../../../ui/format.ts';
import { SAMPLE_SOURCE, SampleMark } from '../../sample-mark.tsx';

const BASIS_WORDS = { fact: 'From the facts', inference: 'Our conclusion' };

/**
 * Where a value came from and how old it is; sample data is marked as such. What was written says whether it retells facts or concludes
 * from them, until the user has written it anew.
 */
export function SmallPrint({ provenance, sure = false }: { provenance: Provenance | undefined; sure?: boolean }) {
  if (!provenance) return null;
  const { source, retrieved_at, edited_at, confidence, basis } = provenance;
  const time = edited_at ?? retrieved_at;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-ink-soft">
      {basis && !edited_at && (
        <>
          <span>{BASIS_WORDS[basis]}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      {source === SAMPLE_SOURCE ? <SampleMark /> : <span>{source}</span>}
      <span aria-hidden="true">·</span>
      <time dateTime={time} title={formatDateTime(time)}>
        {edited_at ? `edited ${formatAge(time)}` : formatAge(time)}
      </time>
      {sure && !edited_at && confidence < 1 && (
        <>
          <span aria-hidden="true">·</span>
          <span className="tabular">{Math.round(confidence * 100)}% sure</span>
        </>
      )}
    </span>
  );
}
