import type { SessionEntry } from '../../../../shared/contract/accounts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatAge, formatDate, formatDateTime } from '../../../ui/format.ts';
import { useEndSession } from './sessions.ts';

/** One device that is signed in, with the button that signs it out; the one in use has its own mark and no button. */
export function SessionRow({ session }: { session: SessionEntry }) {
  const { device, created_at: begun, last_used_at: used, current } = session;
  const end = useEndSession();
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge tone="emerald">This device</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          Signed in <time dateTime={begun} title={formatDateTime(begun)}>{`${formatDate(begun)}, `}</time>
          {current ? (
            'in use now'
          ) : (
            <>
              last used{' '}
              <time dateTime={used} title={formatDateTime(used)}>
                {formatAge(used)}
              </time>
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          busy={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate(session)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
