import { useState } from 'react';
import { HUBSPOT_SCOPES } from '../../../shared/hubspot-scopes.ts';
import { ApiError, errorText } from '../../api/client.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSetHubspotToken } from './token.ts';

/** Asks for the token of a private app, and says how one comes by it. HubSpot is asked whether it accepts it. */
export function TokenDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const setting = useSetHubspotToken(email);
  const [token, setToken] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = token.trim().length < 20 ? 'Paste the access token of your private app.' : null;
  function save() {
    setTried(true);
    if (!wrong) setting.mutate(token.trim(), { onSuccess: onClose });
  }
  return (
    <FormDialog
      title="Token of HubSpot"
      submit="Save token"
      busy={setting.isPending}
      isChanged={token !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Access token"
        hint="It is kept encrypted and never shown again."
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={token}
        maxLength={300}
        error={tried ? (wrong ?? refusalOf(setting.error)) : null}
        onChange={(event) => {
          setting.reset();
          setToken(event.target.value);
        }}
      />
      <div className="text-sm text-ink-soft">
        <p>In HubSpot: Settings, Integrations, Private Apps. The app needs these scopes:</p>
        <ul className="mt-1 list-disc pl-5">
          {HUBSPOT_SCOPES.map((scope) => (
            <li key={scope}>
              <code className="break-all">{scope}</code>
            </li>
          ))}
        </ul>
      </div>
      <FailureId error={setting.error} />
    </FormDialog>
  );
}

function refusalOf(error: Error | null): string | null {
  if (!error) return null;
  return (error instanceof ApiError && error.details) || errorText(error, 'The token could not be saved.');
}
