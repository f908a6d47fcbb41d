import { useQuery } from '@tanstack/react-query';
import type { ParameterId } from '../../../../shared/catalogue.ts';
import { parametersQuery } from '../../../api/queries/parameters-query.ts';
import { useSession } from '../../../api/session.ts';
import { toast } from '../../../ui/toast.tsx';
import { hasCompanyProfile } from '../../company-profile/has-company-profile.ts';
import { chosenParameters, isLocked } from './choice.ts';
import { toggleParameters, useToggled } from './choice-draft.ts';

/** The picker's choice over the catalogue: last time's, changed by what is toggled here. */
export function useChoice() {
  const { data: parameters, error, refetch } = useQuery(parametersQuery);
  const hasCompany = useSession((user) => hasCompanyProfile(user.company_profile));
  const toggled = useToggled();
  const chosen = chosenParameters(parameters ?? [], toggled, hasCompany);

  function toggle(ids: ParameterId[], on: boolean) {
    const locked = parameters?.some((parameter) => ids.includes(parameter.id) && isLocked(parameter, hasCompany));
    if (locked) {
      toast('Company profile is required for selecting this', { id: 'company-required' });
      return;
    }
    toggleParameters(ids, on);
  }
  return { parameters, error, retry: () => void refetch(), hasCompany, chosen, toggle };
}
