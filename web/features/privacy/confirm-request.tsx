import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConfirmPrivacyResponse } from '../../../shared/contract/privacy.ts';
import { api, errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format.ts';
import { FailureId } from '../../ui/support-id.tsx';

/** What the link of the mail leads to. It is confirmed by hand: programs that look at mails open links, too. */
export function ConfirmRequest({ token, onAgain }: { token: string; onAgain: () => void }) {
  const confirm = useMutation({ mutationFn: () => api('confirmPrivacyRequest', { body: { token } }) });
  if (confirm.data) return <Answer answer={confirm.data} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>Your e-mail address is proven by this link. Confirm, and your request is answered here.</p>
      {confirm.error && (
        <p role="alert" className="text-rose">
          {errorText(confirm.error, 'Your request could not be confirmed.')}
        </p>
      )}
      <FailureId error={confirm.error} />
      <div className="flex flex-wrap gap-3">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm my request
        </Button>
        {confirm.error && (
          <Button variant="secondary" onClick={onAgain}>
            Ask again
          </Button>
        )}
      </div>
    </div>
  );
}

function Answer({ answer: { kept, left_out, with_operator } }: { answer: ConfirmPrivacyResponse }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {left_out ? 'You are left out' : 'What is kept about you'}
      </h2>
      {left_out && (
        <p>
          Nothing is looked up about your address, and about profiles that name it, from now on; what had been kept is
          not shown to anybody any more.
        </p>
      )}
      <Kept kept={kept} />
      {with_operator && (
        <p>
          {left_out
            ? 'Whoever runs this installation looks at the rest, deletes what is kept, and writes to you.'
            : 'Whoever runs this installation looks at your request and writes to you.'}
        </p>
      )}
    </div>
  );
}

function Kept({
  kept: { records, kinds, sources, first_at, last_at },
}: {
  kept: NonNullable<ConfirmPrivacyResponse['kept']>;
}) {
  if (records === 0) return <p>Nothing is kept under your e-mail address.</p>;
  return (
    <dl className="grid gap-3">
      <Fact label="Kinds of data" value={kinds.join(', ') || 'The address of your profile alone'} />
      <Fact
        label="Sources"
        value={sources.map(({ source, last_at: at }) => `${source} (last on ${formatDate(at)})`).join(', ') || 'None'}
      />
      {first_at && last_at && (
        <Fact label="Kept" value={`since ${formatDate(first_at)}, last added to on ${formatDate(last_at)}`} />
      )}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5 break-words">{value}</dd>
    </div>
  );
}
