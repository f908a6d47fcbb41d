import type { ParameterId } from '../../../../shared/catalogue.ts';
import { formatCount, formatNumber } from '../../../ui/format.ts';
import { likelyCost } from './likely-cost.ts';
import type { Quote } from './use-quote.ts';

/** What became of the entries that the profiles come from. */
export interface LeftOut {
  /** Entries that name a profile another one names too. */
  duplicates: number;
  /** Entries that are no profile URLs. */
  refused: number;
}

interface QuoteLinesProps {
  quote: Quote;
  chosen: readonly ParameterId[];
  leftOut: LeftOut;
}

/** What the chosen parameters will likely cost, and what is special about the profiles. The start never waits for it. */
export function QuoteLines({ quote, chosen, leftOut }: QuoteLinesProps) {
  if (chosen.length === 0) return null;
  return (
    <div className="text-sm text-ink-soft">
      <p className="tabular" aria-live="polite">
        <LikelyCost quote={quote} chosen={chosen} />
      </p>
      <Notes quote={quote} leftOut={leftOut} />
    </div>
  );
}

function LikelyCost({ quote: { answer, failed, retry }, chosen }: Omit<QuoteLinesProps, 'leftOut'>) {
  if (answer) {
    const { credits, isMeasured } = likelyCost(answer, chosen);
    if (!isMeasured) return 'Likely cost: not known yet, as none of these were looked for before.';
    return (
      <>
        Likely cost: <strong className="font-semibold text-ink">{formatCount(credits, 'credit')}</strong>, by what was
        found lately.
      </>
    );
  }
  if (!failed) return 'Working out the likely cost…';
  return (
    <>
      The likely cost could not be worked out.{' '}
      <button type="button" onClick={retry} className="min-h-6 rounded-md font-medium text-cobalt underline">
        Try again
      </button>
    </>
  );
}

function Notes({ quote: { answer }, leftOut: { duplicates, refused } }: Omit<QuoteLinesProps, 'chosen'>) {
  const { fresh = 0, suppressed = 0, profiles = 0 } = answer ?? {};
  const notes = [
    fresh > 0 && `${formatNumber(fresh)} of ${formatCount(profiles, 'profile')} looked up lately, so ready sooner`,
    duplicates > 0 && `${formatCount(duplicates, 'duplicate')} left out`,
    refused > 0 && `${formatCount(refused, 'wrong entry', 'wrong entries')} left out`,
    suppressed > 0 && `${formatCount(suppressed, 'person', 'people')} asked not to be processed: not enriched, free`,
  ].filter((note) => note !== false);
  return notes.length > 0 && <p className="tabular">{notes.join(' · ')}</p>;
}
