import { AtSign, Globe, UserRound } from 'lucide-react';
import type { SuppressionKind, SuppressionsResponse } from '../../../shared/contract/suppressions.ts';
import { Button } from '../../ui/button.tsx';
import { formatAge, formatDateTime } from '../../ui/format.ts';

const KINDS: Record<SuppressionKind, { word: string; Icon: typeof UserRound }> = {
  profile: { word: 'Profile', Icon: UserRound },
  email: { word: 'E-mail address', Icon: AtSign },
  domain: { word: 'Domain', Icon: Globe },
};

/** Somebody who is not to be processed, with the button that takes them off the list. */
export function SuppressionRow({
  entry: { kind, label, created_at: listed },
  busy,
  onRemove,
}: {
  entry: SuppressionsResponse['suppressions'][number];
  busy: boolean;
  onRemove: () => void;
}) {
  const { word, Icon } = KINDS[kind];
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium break-words">{label}</p>
          <p className="text-sm text-ink-soft">
            {word}, listed{' '}
            <time dateTime={listed} title={formatDateTime(listed)}>
              {formatAge(listed)}
            </time>
          </p>
        </div>
      </div>
      <Button variant="secondary" size="sm" busy={busy} aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
