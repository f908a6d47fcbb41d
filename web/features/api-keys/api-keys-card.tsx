import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery } from './api-keys.ts';
import { ConnectAssistant } from './connect-assistant.tsx';
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx';

/** The user's API keys, and the means to make and revoke them. */
export function ApiKeysCard() {
  const { email } = useSession((user) => user);
  const { data, error, refetch } = useQuery(apiKeysQuery(email));
  const [making, setMaking] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-md">
          <h2 className="text-lg">API keys</h2>
          <p className="mt-1 text-ink-soft">
            With a key, a script, a spreadsheet or an assistant works as you.{' '}
            <a href="/api/docs/" target="_blank" rel="noreferrer" className="text-cobalt underline">
              What the API can do
            </a>
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          Create key
        </Button>
      </div>
      {data && data.length > 0 && (
        <ul aria-label="API keys" className="mt-4 divide-y divide-lead border-t border-lead">
          {data.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} email={email} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="mt-4 text-ink-soft">You have no API keys.</p>}
      {!data && !error && <Skeleton className="mt-4 h-14" />}
      {!data && error && (
        <ReadFailed text={errorText(error, 'Your API keys could not be read.')} onRetry={() => void refetch()}>
          <FailureId error={error} />
        </ReadFailed>
      )}
      <ConnectAssistant />
      {making && <CreateApiKeyDialog email={email} onClose={() => setMaking(false)} />}
    </Card>
  );
}
