import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParameterId } from '../../../../shared/catalogue.ts';
import { ApiError, api, errorText } from '../../../api/client.ts';
import { parametersQuery } from '../../../api/queries/parameters-query.ts';
import { isSignedIn, readSession } from '../../../api/session.ts';
import { toast } from '../../../ui/toast.tsx';

/**
 * POST /api/parameters/configure: what the user chose, chosen again next time.
 * @throws Error 'Failed to save parameters' when the server refuses, 'An error occurred while saving parameters' when it
 * could not be asked
 */
export async function configureParameters(selected: ParameterId[]): Promise<void> {
  try {
    await api('configureParameters', { body: { selected_parameters: selected } });
  } catch (error) {
    const refused = error instanceof ApiError && error.status > 0 && error.status < 500;
    throw new Error(refused ? 'Failed to save parameters' : 'An error occurred while saving parameters', {
      cause: error,
    });
  }
}

/** Keeps the choice for the next time: the catalogue says it from now on. What goes wrong is told in a toast as well. */
export function useConfigureParameters() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: configureParameters,
    onSuccess: (_done, selected) => {
      const chosen = new Set(selected);
      queries.setQueryData(parametersQuery.queryKey, (known) =>
        known?.map((parameter) => ({ ...parameter, default_selected: chosen.has(parameter.id) })),
      );
    },
    onError: (failure) => {
      // Whose session has ended was told that.
      if (isSignedIn(readSession())) toast.error(errorText(failure, 'An error occurred while saving parameters'));
    },
  });
}
