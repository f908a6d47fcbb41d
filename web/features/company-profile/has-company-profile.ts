import type { CompanyProfile } from '../../../shared/contract/accounts.ts';

/** A company profile counts, and unlocks parameters, once it has a description or a website. */
export function hasCompanyProfile(profile: CompanyProfile | null): boolean {
  return Boolean(profile && (profile.description.trim() || profile.website.trim()));
}
