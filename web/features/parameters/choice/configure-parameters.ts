import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParameterId } from '../../../../shared/catalogue.ts';
import { ApiError, api, errorText } from '../../../api/client.ts';
import { parametersQuery } from '../../../api/queries/parameters-query.ts';
import { isSignedIn, readSession } from '../../../api/session.ts';
import { toastFailure } from '../../../ui/toast-failure.tsx';

/**
 * POST /api/parameters/configure: saves the choice as the default for next time.
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

/** Saves the choice for next time and updates it in the cached catalogue. A failure also shows a toast. */
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
      // When the session has ended, the user has already been told so.
      if (!isSignedIn(readSession())) return;
      toastFailure(errorText(failure, 'An error occurred while saving parameters'), failure);
    },
  });
}
