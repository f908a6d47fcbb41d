import { type ReactNode, useState } from 'react';
import type { NetworkAccount } from '../../../shared/contract/network-account.ts';
import { errorText } from '../../api/client.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { FailureId } from '../../ui/support-id.tsx';
import { useConnectAccount, useDisconnectAccount } from './network-account.ts';

const WORDS: Record<NetworkAccount['state'], { word: string; tone: Tone }> = {
  none: { word: 'Not connected', tone: 'neutral' },
  connecting: { word: 'Connecting', tone: 'cobalt' },
  connected: { word: 'Connected', tone: 'emerald' },
  expired: { word: 'Expired', tone: 'amber' },
};

interface AccountStateProps {
  account: NetworkAccount;
  available: boolean;
  email: string;
  /** The browser comes back from signing in, and nobody signed in. */
  wasBrokenOff: boolean;
}

/** How the account stands, in words, and what can be done with it. */
export function AccountState({ account, available, email, wasBrokenOff }: AccountStateProps) {
  const { state, name, connected_at: since, problem } = account;
  const connect = useConnectAccount();
  const [told, setTold] = useState(false);
  const connects = state !== 'connected';
  const brokenOff = wasBrokenOff && connects && !problem;
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-3">
      <div className="max-w-md min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={WORDS[state].tone}>{WORDS[state].word}</Badge>
          {name && <span className="min-w-0 font-medium break-words">{name}</span>}
          {since && <span className="text-sm text-ink-soft">since {formatDateTime(since)}</span>}
        </p>
        <div className="mt-2 text-sm text-ink-soft">
          {sayWhat(brokenOff ? { state: since ? 'expired' : 'none' } : account)}
        </div>
        <div aria-live="polite" className="text-sm text-rose">
          {told && !available && (
            <p className="mt-2">
              Whoever runs this installation has to set <code>UNIPILE_DSN</code>, <code>UNIPILE_API_KEY</code> and{' '}
              <code>UNIPILE_ACCOUNT_ID</code> first, and start it again.
            </p>
          )}
          {problem && (
            <p className="mt-2">
              The account you signed in to was not connected: it is another user’s already, or not one of LinkedIn.
              Please sign in to your own.
            </p>
          )}
          {brokenOff && (
            <p className="mt-2">Signing in was broken off, so nothing was connected. You can try it again.</p>
          )}
        </div>
        {connect.error && (
          <p role="alert" className="mt-2 text-sm text-rose">
            {errorText(connect.error, 'No link could be made.')}
          </p>
        )}
        <FailureId error={connect.error} className="mt-1" />
      </div>
      <div className="flex flex-wrap gap-2">
        {connects && (
          <Button
            variant="secondary"
            size="sm"
            busy={connect.isPending}
            onClick={() => (available ? connect.mutate(undefined) : setTold(true))}
          >
            {since ? 'Reconnect' : 'Connect'}
          </Button>
        )}
        {state === 'connecting' && !since && <CancelButton email={email} />}
        {since && <DisconnectButton email={email} name={name} />}
      </div>
    </div>
  );
}

function sayWhat({ state, profiles_today: today }: NetworkAccount): ReactNode {
  if (state === 'none')
    return 'Connect your own: your enrichments and searches then run over it, at a pace of its own, before the account that all users here share.';
  if (state === 'connecting')
    return 'Waiting for you to sign in. The page that asks you to is Unipile’s; once you have, this one shows it.';
  if (state === 'expired')
    return 'LinkedIn wants you to sign in again. Until you do, your enrichments and searches run over the shared account.';
  if (!today) return 'Your enrichments and searches run over it.';
  if (today.used < today.most) {
    return `Your enrichments and searches run over it. ${count(today.used)} of ${count(today.most)} profiles looked up today.`;
  }
  return `All ${count(today.most)} profiles of today are looked up. Until 00:00 UTC the shared account serves.`;
}

const count = (number: number) => number.toLocaleString('en-US');

function CancelButton({ email }: { email: string }) {
  const cancel = useDisconnectAccount(email, 'Cancelled');
  return (
    <Button variant="secondary" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      Cancel
    </Button>
  );
}

function DisconnectButton({ email, name }: { email: string; name: string | undefined }) {
  return (
    <ConfirmButton
      label="Disconnect"
      buttonSize="sm"
      title="Disconnect this account?"
      {...(name && { subtitle: name })}
      keep="Keep it"
      confirm="Disconnect account"
      action={useDisconnectAccount(email, 'Disconnected the account')}
      failure="The account could not be disconnected."
    >
      <p>
        It is deleted at Unipile as well. Your enrichments and searches run over the shared account again; what you
        found stays.
      </p>
    </ConfirmButton>
  );
}
