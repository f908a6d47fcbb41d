import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ForgottenData, PersonGiven } from '../../../shared/contract/privacy.ts';
import { api } from '../../api/client.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readEntry } from './read-entries.ts';

const WRONG = 'Please enter a LinkedIn profile URL or an e-mail address.';

/** Deletes everything that is kept about a person: for the user, or for all users of the installation. */
export function ForgetPersonForm({ forAll = false }: { forAll?: boolean }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [suppress, setSuppress] = useState(true);
  const switchId = useId();
  const person = readPerson(text);
  const forget: UseMutationResult<ForgottenData, Error, undefined> = useMutation({
    mutationFn: async () => {
      if (!person) throw new Error(WRONG);
      const { forgotten } = await api(forAll ? 'forgetPersonForAll' : 'forgetPerson', { body: { person, suppress } });
      return forgotten;
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Person"
        value={text}
        autoComplete="off"
        error={text !== '' && !person ? WRONG : null}
        hint="A profile URL or an e-mail address. An address means every profile whose data names it."
        onChange={(event) => {
          setText(event.target.value);
          forget.reset();
        }}
      />
      <div className="flex items-center gap-3">
        <Switch id={switchId} checked={suppress} onChange={(event) => setSuppress(event.target.checked)} />
        <label htmlFor={switchId}>Do not process this person again</label>
      </div>
      <div>
        <ConfirmButton
          label="Forget this person"
          buttonSize="sm"
          disabled={!person}
          title="Forget this person?"
          subtitle="This cannot be undone."
          keep="Keep it"
          confirm="Forget for good"
          action={forget}
          failure="The person could not be forgotten."
        >
          <p>
            Enriched profiles with their values, edits and feedback, what sources said and rows of uploaded sheets go
            {forAll ? ', for all users' : ''}. Credits that were used stay in the ledger, which names nobody.
          </p>
        </ConfirmButton>
      </div>
      {forget.data && <Done data={forget.data} />}
    </div>
  );
}

function Done({ data }: { data: ForgottenData }) {
  const went = [
    formatCount(data.jobs, 'enriched profile'),
    formatCount(data.source_answers, 'answer of sources', 'answers of sources'),
    formatCount(data.feedback, 'piece of feedback', 'pieces of feedback'),
  ].join(', ');
  const stays =
    data.ledger_entries > 0
      ? ` ${formatCount(data.ledger_entries, 'ledger entry', 'ledger entries')} without a name stay.`
      : '';
  return (
    <p role="status" className="text-emerald">
      {data.jobs + data.source_answers === 0 ? 'Nothing was kept about this person.' : `Forgotten: ${went}.${stays}`}
    </p>
  );
}

function readPerson(text: string): PersonGiven | undefined {
  const entry = readEntry(text);
  if (!entry || 'domain' in entry) return undefined;
  return 'email' in entry ? { email: entry.email } : { linkedin_url: entry.linkedin_url };
}
