import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { readProfile } from '../../api/queries/profile-query.ts';

/**
 * POST /api/profile/company with only a website: the server reads it and suggests a description. It saves that only for users
 * without one, so the session is updated with what is stored, not with the suggestion. Fails with `website_unreachable` when the
 * website could not be read.
 */
export function useCaptureWebsite() {
  return useMutation({
    mutationFn: async (website: string) =>
      (await api('saveCompany', { body: { website, description: '' } })).company_profile,
    // The profile page reads it too: a failure here does no harm.
    onSuccess: () => readProfile().catch(() => {}),
  });
}
