import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, errorText } from '../../../api/client.ts';
import { giveFocusBack } from '../../../ui/focus-return.ts';
import { formatCount } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { withRecentSignIn } from '../reauthentication/recent-sign-in.ts';

/** GET /api/sessions: where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api('listSessions')).sessions,
  staleTime: 0,
});

/** The toast about what failed: it goes when that is tried again, as it would lie over the question to sign in on a phone. */
const FAILED = 'sign-out-failed';

/** DELETE /api/sessions/{id}: signs one device out. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; device: string }) =>
      withRecentSignIn(() => api('endSession', { params: { id } })),
    onMutate: () => toast.remove(FAILED),
    onSuccess: (_, { id, device }) => {
      queries.setQueryData(sessionsQuery.queryKey, (all) => all?.filter((session) => session.id !== id));
      void queries.invalidateQueries(sessionsQuery);
      toast.success(`Signed out ${device}`);
      focusWhatIsLeft();
    },
    onError: (failure) =>
      toastFailure(errorText(failure, 'The device could not be signed out.'), failure, { id: FAILED }),
  });
}

/** DELETE /api/sessions: signs all other devices out. */
export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withRecentSignIn(() => api('endOtherSessions')),
    onMutate: () => toast.remove(FAILED),
    onSuccess: ({ ended }) => {
      queries.setQueryData(sessionsQuery.queryKey, (all) => all?.filter((session) => session.current));
      void queries.invalidateQueries(sessionsQuery);
      toast.success(`Signed out ${formatCount(ended, 'other device')}`);
      focusWhatIsLeft();
    },
    onError: (failure) =>
      toastFailure(errorText(failure, 'The other devices could not be signed out.'), failure, { id: FAILED }),
  });
}

/** The pressed button goes with what it ended, once the list is drawn again. */
function focusWhatIsLeft(): void {
  setTimeout(() => giveFocusBack(null, false));
}
