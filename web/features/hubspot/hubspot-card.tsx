import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatDate } from '../../ui/format.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { hubspotTokenQuery, useDeleteHubspotToken } from './token.ts';
import { TokenDialog } from './token-dialog.tsx';

/** Whether results can be pushed to HubSpot, and the token that does it: set, replaced and deleted, never shown. */
export function HubspotCard() {
  const { email } = useSession((user) => user);
  const { data, error, refetch } = useQuery(hubspotTokenQuery(email));
  const deleting = useDeleteHubspotToken(email);
  const [setting, setSetting] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-md">
          <h2 className="text-lg">HubSpot</h2>
          <p className="mt-1 text-ink-soft">
            With the token of a private app, results go into your HubSpot account as contacts.
          </p>
        </div>
        {data && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setSetting(true)}>
              {data.is_set ? 'Replace token' : 'Set token'}
            </Button>
            {data.is_set && (
              <ConfirmButton
                label="Delete"
                accessibleLabel="Delete the token of HubSpot"
                buttonSize="sm"
                title="Delete the token?"
                keep="Keep it"
                confirm="Delete token"
                action={deleting}
                failure="The token could not be deleted."
              >
                <p>What is being pushed stops. Contacts that are in HubSpot stay there.</p>
              </ConfirmButton>
            )}
          </div>
        )}
      </div>
      {data && (
        <p className="mt-4 text-ink-soft">
          {data.set_at ? `A token has been set since ${formatDate(data.set_at)}.` : 'No token is set.'}
        </p>
      )}
      {!data && !error && <Skeleton className="mt-4 h-6" />}
      {!data && error && (
        <ReadFailed text={errorText(error, 'Whether a token is set could not be read.')} onRetry={() => void refetch()}>
          <FailureId error={error} />
        </ReadFailed>
      )}
      {setting && <TokenDialog email={email} onClose={() => setSetting(false)} />}
    </Card>
  );
}
