import { Ban, CircleCheck } from 'lucide-react';
import type { AdminUser } from '../../../../shared/contract/admin/users.ts';

/** Whether the user is locked, as a word with an icon. */
export function UserState({ user }: { user: AdminUser }) {
  const Icon = user.locked_at ? Ban : CircleCheck;
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${user.locked_at ? 'text-rose' : 'text-emerald'}`}
    >
      <Icon className="size-4" aria-hidden="true" />
      {user.locked_at ? 'Locked' : 'Active'}
    </span>
  );
}
