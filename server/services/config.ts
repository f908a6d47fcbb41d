import { type BaseConfig, findBaseProblems, readBaseConfig } from '../platform/config/base-config.ts';
import { BASE_VARIABLES } from '../platform/config/base-variables.ts';
import { ConfigError, type ConfigProblem } from '../platform/config/config-error.ts';
import { findSet, readVariables } from '../platform/config/read-variables.ts';
import type { Variables } from '../platform/config/variable.ts';
import { PROVIDERS, type ProviderSettings } from '../providers/all-providers.ts';
import type { Provider } from '../providers/definition.ts';
import { findUsedProviders } from './find-used-providers.ts';

export { ConfigError } from '../platform/config/config-error.ts';

/** Everything the environment decides, checked once at start; plain data. */
export interface Config extends BaseConfig {
  /** The settings of each provider that is used, by its id. */
  providers: ProviderSettings;
  /** A provider knows people by their profiles. */
  hasProfileSource: boolean;
  sampleNetwork: boolean;
  /** Others can sign in and "pay" in the test checkout: the operator has allowed it. */
  creditsAreFree: boolean;
}

/**
 * Turns environment variables into the configuration. The only side effect is a generated session secret in DATA_DIR.
 * @param env as in `process.env`; a variable set to the empty string counts as unset.
 * @param providers those there are
 * @throws ConfigError with one message naming every variable that is wrong, what was found and what is expected.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  providers: readonly Provider[] = PROVIDERS,
): Config {
  const set = findSet(env);
  const used = findUsedProviders(providers, set);
  const variables = { ...BASE_VARIABLES, ...variablesOf(providers) };
  const read = readVariables(variables, set);
  const problems = 'problems' in read ? read.problems : [];
  const flawed = new Set(problems.map(({ variable }) => variable));
  const between = [
    ...findUnreadFiles(variables, set),
    ...findBaseProblems(set),
    ...findHalfSet(providers, set),
    ...used.flatMap(problemOf(set)),
  ];
  problems.push(...between.filter(({ variable }) => !flawed.has(variable)));
  if (!('values' in read) || problems.length > 0) throw new ConfigError(problems);

  const { values } = read;
  const settings = used.map((provider) => [provider.id, provider.readSettings(values, set)]);
  const byId: ProviderSettings = Object.fromEntries(settings);
  const hasProfileSource = used.some(({ role }) => role === 'profiles');
  return {
    ...readBaseConfig(values),
    providers: byId,
    hasProfileSource,
    sampleNetwork: values.SAMPLE_NETWORK ?? !hasProfileSource,
    creditsAreFree: byId['test-checkout']?.isOpenToOthers ?? false,
  };
}

function variablesOf(providers: readonly Provider[]): Variables {
  return Object.assign({}, ...providers.map(({ variables }) => variables));
}

const problemOf = (set: Record<string, string>) => (provider: Provider) => provider.findProblem?.(set) ?? [];

/** Variables that were to be read from a file, and were not. */
function findUnreadFiles(variables: Variables, set: Record<string, string>): ConfigProblem[] {
  return Object.keys(variables).flatMap((variable) => {
    const name = `${variable}_FILE`;
    if (set[name] === undefined || variable in set) return [];
    const expected = `a file that can be read and holds the value of ${variable}`;
    return [{ variable: name, found: set[name], expected }];
  });
}

/** Variables that are missing although others of the same provider are set. */
function findHalfSet(providers: readonly Provider[], set: Record<string, string>): ConfigProblem[] {
  return providers.flatMap(({ name, variables, required }) => {
    const present = Object.keys(variables).filter((variable) => variable in set);
    if (present.length === 0) return [];
    const expected = `a value, because ${name} is half set (${present.join(', ')})`;
    return required
      .filter((variable) => !(variable in set))
      .map((variable) => ({ variable, found: undefined, expected }));
  });
}
