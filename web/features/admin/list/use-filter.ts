import { useSearchParams } from '../../../routing/address.ts';

/**
 * The filter of a list, kept in the address, so that reload, back and a shared link lead to the same rows.
 * @param names of the address's parameters; each is '' when it is absent
 * @returns what is set, and the way to set all of them, back on the first page
 */
export function useFilter<Name extends string>(
  names: readonly Name[],
): [Record<Name, string>, (filter: Record<Name, string>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const set = (next: Record<Name, string>) =>
    setParams((known) => {
      known.delete('page');
      for (const name of names) {
        const value = next[name].trim();
        if (value) known.set(name, value);
        else known.delete(name);
      }
      return known;
    });
  return [filter, set];
}

/** Those of the filter that say something, for a query. */
export function usedOf<Name extends string>(filter: Record<Name, string>): { [key in Name]?: string } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as { [key in Name]?: string };
}
