import { useState } from 'react';
import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';
import { errorText } from '../../api/client.ts';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCreateApiKey } from './api-keys.ts';
import { SCOPE_TEXTS, SCOPES } from './describe-scopes.ts';
import { NewApiKey } from './new-api-key.tsx';

const DAY_MS = 86_400_000;
/** Days after which a key ends; '' never. */
const ENDS = [
  ['30', 'After 30 days'],
  ['90', 'After 90 days'],
  ['365', 'After a year'],
  ['', 'Never'],
] as const;

/** Asks what a new key is for, makes it, and shows it this once. */
export function CreateApiKeyDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const creating = useCreateApiKey(email);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [days, setDays] = useState('90');
  const [daily, setDaily] = useState('');
  const [tried, setTried] = useState(false);
  const wrongName = name.trim() === '' ? 'Please name the key.' : null;
  const wrongDaily = /^(?:[1-9]\d{0,8})?$/.test(daily.trim())
    ? null
    : 'Please enter a whole number, or leave it empty for no limit.';
  const wrongScopes = scopes.length === 0;

  if (creating.data) return <NewApiKey made={creating.data} onClose={onClose} />;

  function create() {
    setTried(true);
    if (wrongName || wrongDaily || wrongScopes) return;
    creating.mutate({
      name,
      scopes: [...scopes],
      expires_at: days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
      daily_credits: daily.trim() === '' ? null : Number(daily),
    });
  }
  const toggle = (scope: ApiKeyScope) =>
    setScopes(SCOPES.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))));

  return (
    <FormDialog
      title="Create an API key"
      submit="Create key"
      busy={creating.isPending}
      isChanged={name !== ''}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What uses it, such as: Nightly import"
        value={name}
        maxLength={100}
        error={tried ? wrongName : null}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckboxList
        label="What it may do"
        options={SCOPES.map((value) => ({ value, name: SCOPE_TEXTS[value].short, meaning: SCOPE_TEXTS[value].long }))}
        chosen={scopes}
        onToggle={toggle}
        error={tried && wrongScopes ? 'Choose at least one thing the key may do.' : null}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Ends" value={days} onChange={(event) => setDays(event.target.value)}>
          {ENDS.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Most credits a day"
          inputMode="numeric"
          placeholder="No limit"
          value={daily}
          error={wrongDaily}
          onChange={(event) => setDaily(event.target.value)}
        />
      </div>
      {creating.error && (
        <p role="alert" className="text-rose">
          {errorText(creating.error, 'The key could not be made.')}
        </p>
      )}
      <FailureId error={creating.error} />
    </FormDialog>
  );
}
