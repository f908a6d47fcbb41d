import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { PushState } from './push-state.tsx';
import { hasEnded, lastPushQuery, pushQuery, useStartPush } from './pushes.ts';
import { hubspotTokenQuery } from './token.ts';

/** Starts a push, follows it, and says what came of the last one. It goes on when the dialog is closed. */
export function PushDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { email } = useSession((user) => user);
  const token = useQuery(hubspotTokenQuery(email));
  const last = useQuery(lastPushQuery(email, batchId));
  const now = useQuery({ ...pushQuery(email, last.data?.id ?? '', 1), enabled: Boolean(last.data) });
  const starting = useStartPush(email, batchId);
  const push = now.data?.push.id === last.data?.id ? (now.data?.push ?? last.data) : last.data;
  const error = token.error ?? last.error;
  const isReady = token.data !== undefined && last.data !== undefined;
  const lacksToken = token.data?.is_set === false;
  const runs = push ? !hasEnded(push) : false;
  return (
    <Dialog
      open
      title="Push to HubSpot"
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {isReady && lacksToken && (
            <Link to="/profile" className={buttonClass('primary')}>
              Set the token
            </Link>
          )}
          {isReady && !lacksToken && !runs && (
            <Button busy={starting.isPending} onClick={() => starting.mutate(undefined)}>
              {push ? 'Push again' : 'Push now'}
            </Button>
          )}
        </ButtonRow>
      }
    >
      {!isReady && !error && <Skeleton className="h-24" />}
      {!isReady && error && (
        <ReadFailed
          text={errorText(error, 'The pushes could not be read.')}
          onRetry={() => void Promise.all([token.refetch(), last.refetch()])}
        >
          <FailureId error={error} />
        </ReadFailed>
      )}
      {isReady && lacksToken && (
        <p className={push ? 'mb-4 text-ink-soft' : 'text-ink-soft'}>
          Leadlight has no token for your HubSpot account. Set one on the profile page first.
        </p>
      )}
      {isReady && !lacksToken && !push && (
        <p className="text-ink-soft">
          Every completed profile becomes a contact, or brings the one with the same e-mail address or profile up to
          date. Nothing that stands in HubSpot is emptied.
        </p>
      )}
      {push && <PushState email={email} push={push} />}
      {starting.error && (
        <p role="alert" className="mt-3 text-rose">
          {errorText(starting.error, 'The push could not be started.')}
        </p>
      )}
      <FailureId error={starting.error} className="mt-1" />
    </Dialog>
  );
}
