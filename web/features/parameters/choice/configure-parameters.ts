import type { ParameterId } from '../../../../shared/catalogue.ts';
import { ApiError, api } from '../../../api/client.ts';
import { parametersQuery } from '../../../api/queries/parameters-query.ts';
import { queryClient } from '../../../api/query-client.ts';

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
  const chosen = new Set(selected);
  queryClient.setQueryData(parametersQuery.queryKey, (known) =>
    known?.map((parameter) => ({ ...parameter, default_selected: chosen.has(parameter.id) })),
  );
}
