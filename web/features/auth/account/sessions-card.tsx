import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureId } from '../../../ui/support-id.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery, useEndOtherSessions } from './sessions.ts';

const FIRST_SHOWN = 5;

/** Where the user is signed in, and the means to sign out there. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const [all, setAll] = useState(false);
  const others = data?.some((session) => !session.current) ?? false;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-md">
          <h2 className="text-lg">Where you are signed in</h2>
          <p className="mt-1 text-ink-soft">Sign out the devices that you do not recognise or no longer use.</p>
        </div>
        {others && (
          <Button
            variant="secondary"
            size="sm"
            busy={endOthers.isPending}
            icon={<LogOut className="size-4" aria-hidden="true" />}
            onClick={() => endOthers.mutate()}
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
      {data ? (
        <ul aria-label="Devices signed in" className="mt-4 divide-y divide-lead border-t border-lead">
          {(all ? data : data.slice(0, FIRST_SHOWN)).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ReadFailed text={errorText(error, 'Your devices could not be read.')} onRetry={() => void refetch()}>
          <FailureId error={error} />
        </ReadFailed>
      ) : (
        <Skeleton className="mt-4 h-14" />
      )}
      {data && !all && data.length > FIRST_SHOWN && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show all {formatNumber(data.length)}
        </Button>
      )}
    </Card>
  );
}
