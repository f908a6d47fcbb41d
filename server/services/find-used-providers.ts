import type { Provider } from '../providers/definition.ts';

/**
 * Finds the providers that an environment makes use of, in the order of the list.
 * @param set the variables that have a value.
 */
export function findUsedProviders(providers: readonly Provider[], set: Readonly<Record<string, string>>): Provider[] {
  const isSet = ({ usedWhen, required }: Provider) =>
    usedWhen === 'required' && required.every((variable) => variable in set);
  const hasProfiles = providers.some((provider) => provider.role === 'profiles' && isSet(provider));
  const used: Provider[] = [];
  for (const provider of providers) {
    const isUsed = {
      required: () => isSet(provider),
      'with-profiles': () => hasProfiles,
      'no-other': () => !used.some(({ role }) => role === provider.role),
      always: () => true,
    }[provider.usedWhen]();
    if (isUsed) used.push(provider);
  }
  return used;
}
