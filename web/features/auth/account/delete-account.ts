import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { clearSession } from '../../../api/session.ts';
import { useNavigate } from '../../../routing/address.ts';
import { toast } from '../../../ui/toast.tsx';
import { withRecentSignIn } from '../reauthentication/recent-sign-in.ts';

/** DELETE /api/profile: deletes the account and everything in it, clears what this page knows of it, and goes home. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withRecentSignIn(() => api('deleteAccount')),
    onSuccess: () => {
      navigate('/');
      clearSession();
      queries.clear();
      toast.success('Your account was deleted');
    },
  });
}
