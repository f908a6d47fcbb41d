import { useMutation } from '@tanstack/react-query';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { api } from '../../api/client.ts';
import { updateSession } from '../../api/session.ts';

/** POST /api/profile/company with a description. The session, where everything reads the profile, is updated with what was saved. */
export function useSaveCompany() {
  return useMutation({
    mutationFn: async (profile: CompanyProfile) => (await api('saveCompany', { body: profile })).company_profile,
    onSuccess: (saved) => updateSession({ company_profile: saved }),
  });
}
