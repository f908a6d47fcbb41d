import type { ApiKey } from '../../../shared/contract/api-keys.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatAge, formatCount, formatDate, formatDateTime } from '../../ui/format.ts';
import { useRevokeApiKey } from './api-keys.ts';
import { SCOPE_TEXTS } from './describe-scopes.ts';

/** One key: what it is called, begins with and may do, when it is used and ends, with the button that revokes it. */
export function ApiKeyRow({ apiKey, email }: { apiKey: ApiKey; email: string }) {
  const { name, prefix, scopes, expires_at: end, daily_credits: daily, last_used_at: used } = apiKey;
  const revoke = useRevokeApiKey(email, apiKey);
  const expired = end !== null && Date.parse(end) <= Date.now();
  const may = scopes.map((scope) => SCOPE_TEXTS[scope].short).join(', ');
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">{name}</span>
          <code className="text-sm font-normal text-ink-soft">{prefix}…</code>
          {expired && <Badge tone="rose">Expired</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {may}
          {daily !== null && `, at most ${formatCount(daily, 'credit')} a day`}
          {' · '}
          {used ? (
            <>
              last used{' '}
              <time dateTime={used} title={formatDateTime(used)}>
                {formatAge(used)}
              </time>
            </>
          ) : (
            'never used'
          )}
          {' · '}
          {end ? `${expired ? 'ended' : 'ends'} ${formatDate(end)}` : 'has no end'}
        </p>
      </div>
      <ConfirmButton
        label="Revoke"
        accessibleLabel={`Revoke ${name}`}
        buttonSize="sm"
        title={`Revoke "${name}"?`}
        keep="Keep it"
        confirm="Revoke key"
        action={revoke}
        failure="The key could not be revoked."
      >
        <p>Programs that use this key are refused from now on. What they started goes on. This cannot be undone.</p>
      </ConfirmButton>
    </li>
  );
}
