import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { readProfile } from '../../api/queries/profile-query.ts';

/**
 * POST /api/profile/company with a website alone: the server reads it and suggests a description. It saves that only for who has
 * none yet, so the session takes over what is stored, not what was suggested. Fails with the code `website_unreachable` when the
 * website could not be read.
 */
export function useCaptureWebsite() {
  return useMutation({
    mutationFn: async (website: string) =>
      (await api('saveCompany', { body: { website, description: '' } })).company_profile,
    // The next look at the profile page would bring it as well: a failure here changes nothing.
    onSuccess: () => readProfile().catch(() => {}),
  });
}
