import type { HubspotPush } from '../../../shared/contract/hubspot.ts';
import { formatCount, formatDateTime, formatNumber } from '../../ui/format.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type StatusKind, StatusWord } from '../../ui/status-word.tsx';
import { hasEnded } from './pushes.ts';
import { RefusedList } from './refused-list.tsx';

const LOOKS: Readonly<Record<HubspotPush['state'], { status: StatusKind; word: string }>> = {
  queued: { status: 'pending', word: 'Waiting' },
  running: { status: 'running', word: 'Pushing' },
  done: { status: 'completed', word: 'Done' },
  failed: { status: 'failed', word: 'Failed' },
};

/** How far a push is, or what came of it, with those who were refused. */
export function PushState({ email, push }: { email: string; push: HubspotPush }) {
  const { state, total, pushed, refused_count: refused, trouble, finished_at: at } = push;
  const look = LOOKS[state];
  const ended = hasEnded(push);
  const text = textOf(push);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusWord status={look.status}>{look.word}</StatusWord>
        {at && <span className="text-sm text-ink-soft">{formatDateTime(at)}</span>}
      </p>
      {!ended && <ProgressBar percent={total === 0 ? 0 : ((pushed + refused) / total) * 100} label="Profiles pushed" />}
      <p className="tabular">{text}</p>
      {trouble && <p className={state === 'failed' ? 'text-rose' : 'text-amber'}>{trouble}</p>}
      <LiveRegion text={`${look.word}. ${text} ${trouble ?? ''}`} />
      {refused > 0 && <RefusedList key={push.id} email={email} pushId={push.id} />}
    </div>
  );
}

function textOf({ state, total, pushed, refused_count: refused }: HubspotPush): string {
  if (state === 'queued') return 'It begins in a moment. You may close this dialog.';
  if (state === 'running') {
    return `${formatNumber(pushed + refused)} of ${formatCount(total, 'profile')}. You may close this dialog.`;
  }
  if (total === 0 && state === 'done') return 'No profile of these results is completed: there was nothing to push.';
  const others = refused > 0 ? ` ${formatCount(refused, 'profile')} could not be pushed:` : '';
  return `Contacts made or brought up to date in HubSpot: ${formatNumber(pushed)}.${others}`;
}
