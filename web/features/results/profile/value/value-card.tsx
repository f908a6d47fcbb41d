import clsx from 'clsx';
import { Lock } from 'lucide-react';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ProfileCard } from '../../profile-cards.ts';
import { InsightFooter } from './insight-footer.tsx';
import { SmallPrint } from './small-print.tsx';
import { ValueLines } from './value-lines.tsx';

interface ValueCardProps {
  job: Job;
  card: ProfileCard;
  /** Opens the whole value. */
  onOpen: () => void;
  /** Opens the company profile modal. */
  onUnlock: () => void;
}

const PANE = 'flex min-h-24 min-w-0 flex-col gap-1 rounded-card border px-4 py-3 text-left';

/** One parameter of a profile; AI-generated ones are violet panes. */
export function ValueCard({ job, card, onOpen, onUnlock }: ValueCardProps) {
  if (card.state === 'locked') return <LockedCard name={card.name} onUnlock={onUnlock} />;
  if (card.state === 'waiting') {
    return (
      <div className={clsx(PANE, 'border-lead bg-pane')}>
        <span className="text-sm text-ink-soft">{card.name}</span>
        <span className="text-ink-soft">Processing...</span>
        <Skeleton className="mt-auto h-3 w-24" />
      </div>
    );
  }
  const found = card.state === 'value';
  const insight = found && card.ai_generated;
  return (
    <div
      className={clsx(
        PANE,
        'transition',
        insight && 'border-violet/30 bg-[color-mix(in_srgb,var(--violet)_5%,var(--pane))] hover:border-violet/70',
        found && !insight && 'border-lead bg-pane hover:border-edge',
        !found && 'border-dashed border-lead bg-transparent hover:border-edge',
      )}
    >
      <ValueLines card={card} onOpen={onOpen}>
        {found ? (
          !insight && <SmallPrint provenance={card.provenance} />
        ) : (
          <span className="text-xs text-ink-soft">{whyMissing(card)}</span>
        )}
      </ValueLines>
      {insight && <InsightFooter job={job} card={card} />}
    </div>
  );
}

function whyMissing({ state, ai_generated }: ProfileCard): string {
  if (state === 'skipped') return 'Needs your company profile';
  return ai_generated ? 'What is known gives nothing to write' : 'No source had this';
}

function LockedCard({ name, onUnlock }: { name: string; onUnlock: () => void }) {
  return (
    <div className={clsx(PANE, 'border-dashed border-violet/40 bg-violet/4')}>
      <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="flex min-w-0 items-center gap-1.5">
          <Lock className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="truncate">{name}</span>
        </span>
        <Badge tone="violet">AI-Powered</Badge>
      </span>
      <button
        type="button"
        onClick={onUnlock}
        className="mt-auto inline-flex min-h-6 items-center self-start font-medium text-cobalt underline-offset-2 hover:underline pointer-coarse:min-h-11"
      >
        Add Company Profile
      </button>
    </div>
  );
}
