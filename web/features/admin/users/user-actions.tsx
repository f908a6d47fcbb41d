import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../../shared/contract/admin/users.ts';
import { api } from '../../../api/client.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatCount, formatNumber } from '../../../ui/format.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';

/** What can be done to a user. */
export function UserActions({ user }: { user: AdminUser }) {
  const params = { id: user.id };
  return (
    <div className="flex flex-wrap gap-3 border-t border-lead pt-5">
      <ReasonAction
        label="Give credits"
        title="Give credits"
        confirm="Give them"
        done="The credits were given."
        fields={<CreditsField />}
        reasonHint="The user reads it in their credit history; it stands in the audit log."
        act={({ form, reason, key }) =>
          api('adjustCredits', { params, body: { credits: Number(form.get('credits')), reason, key } })
        }
      >
        {user.email} can spend them at once.
      </ReasonAction>
      <ReasonAction
        label="Take credits back"
        title="Take credits back"
        confirm="Take them"
        variant="danger"
        done="The credits were taken back."
        fields={<CreditsField max={user.credits} />}
        reasonHint="The user reads it in their credit history; it stands in the audit log."
        act={({ form, reason, key }) =>
          api('adjustCredits', { params, body: { credits: -Number(form.get('credits')), reason, key } })
        }
      >
        {user.email} has {formatCount(user.credits, 'credit')} to spend. What is held for running jobs is left alone.
      </ReasonAction>
      <EndSessions user={user} />
      {user.locked_at ? (
        <ReasonAction
          label="Unlock"
          title="Unlock this user?"
          confirm="Unlock"
          done="The user may come in again."
          act={({ reason }) => api('unlockUser', { params, body: { reason } })}
        >
          {user.email} may sign in again. Sessions that have not ended work again at once.
        </ReasonAction>
      ) : (
        <ReasonAction
          label="Lock"
          title="Lock this user?"
          confirm="Lock"
          variant="danger"
          done="The user is locked out."
          act={({ reason }) => api('lockUser', { params, body: { reason } })}
        >
          {user.email} can neither sign in nor do anything more, and reads that the account is locked.
          {user.open_jobs > 0 &&
            ` ${formatCount(user.open_jobs, 'job')} will be cancelled, and what is held for them returned.`}
        </ReasonAction>
      )}
    </div>
  );
}

function CreditsField({ max = 1_000_000 }: { max?: number }) {
  return (
    <TextField
      label="Credits"
      name="credits"
      type="number"
      inputMode="numeric"
      required
      min={1}
      max={Math.max(1, max)}
      step={1}
      hint={max < 1_000_000 ? `At most ${formatNumber(max)}.` : undefined}
    />
  );
}

function EndSessions({ user }: { user: AdminUser }) {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api('endUserSessions', { params: { id: user.id } }),
    onSuccess: async ({ ended }) => {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      toast.success(`${formatCount(ended, 'session')} ended.`);
    },
  });
  return (
    <ConfirmButton
      label="Sign out everywhere"
      buttonSize="sm"
      title="Sign this user out everywhere?"
      keep="Leave it"
      confirm="Sign out"
      action={{ ...end, mutate: (_, options) => end.mutate(undefined, options) }}
      failure="The sessions could not be ended."
    >
      <p className="text-ink-soft">{user.email} has to sign in again on every device. Running jobs go on.</p>
    </ConfirmButton>
  );
}
