import { BASE_VARIABLES } from '../platform/config/base-variables.ts';
import type { Variable, Variables } from '../platform/config/variable.ts';
import { PROVIDERS } from '../providers/all-providers.ts';
import type { Provider } from '../providers/definition.ts';

/** A table of the documentation: a row of headings, then the others. Cells are Markdown. */
export type MarkdownTable = string[][];

/** Every environment variable, with its default and its meaning: for the README. */
export function describeVariables(providers: readonly Provider[] = PROVIDERS): MarkdownTable {
  const all: readonly Variables[] = [BASE_VARIABLES, ...providers.map(({ variables }) => variables)];
  const rows = all.flatMap((variables) =>
    Object.entries(variables).map(([name, variable]) => [`\`${name}\``, defaultOf(variable), variable.meaning]),
  );
  return [['variable', 'default', 'meaning'], ...rows];
}

/**
 * Every provider, with what it is for and how it is switched on: for docs/providers.md.
 * @param hasPage whether a provider has a page of its own in docs/providers
 */
export function describeProviders(
  hasPage: (id: string) => boolean,
  providers: readonly Provider[] = PROVIDERS,
): MarkdownTable {
  const rows = providers.map((provider) => {
    const { id, label, purpose } = provider;
    return [hasPage(id) ? `[${label}](providers/${id}.md)` : label, purpose, describeUse(provider)];
  });
  return [['provider', 'for', 'used when'], ...rows];
}

function describeUse({ usedWhen, required, variables }: Provider): string {
  const names = (all: readonly string[]) => all.map((name) => `\`${name}\``).join(', ');
  if (usedWhen === 'required') return `${names(required)} ${required.length > 1 ? 'are' : 'is'} set`;
  if (usedWhen === 'with-profiles') return 'a provider of profiles is used';
  if (usedWhen === 'always') return 'always';
  const own = Object.keys(variables);
  return `no other of its kind is used${own.length > 0 ? `; see ${names(own)}` : ''}`;
}

function defaultOf({ schema, shownDefault }: Variable): string {
  if (shownDefault !== undefined) return shownDefault;
  const { data } = schema.safeParse(undefined);
  return data === undefined ? 'unset' : String(data);
}
