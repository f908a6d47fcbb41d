import { createCoalescingCache } from '../../../platform/concurrency/coalescing-cache.ts';
import type { ProviderClient } from '../../client/provider-client.ts';
import { SourceError, type SourceErrorKind } from '../../source-error.ts';
import { plainWords } from './plain-words.ts';
import { parametersResponse } from './schema.ts';

/** Names to the network's ids; undefined when it has none of that name. */
export interface LookUp {
  /** @param within what the place lies in, from near to far: distinguishes places of the same name */
  place(name: string, within: readonly string[]): Promise<string | undefined>;
  company(name: string): Promise<string | undefined>;
  industry(name: string): Promise<string | undefined>;
}

interface Parameter {
  id: string;
  title: string;
}

/** Ids hardly ever change. */
const KEPT_MS = 24 * 60 * 60_000;
const DISPENSABLE = new Set<SourceErrorKind>(['quota', 'refused', 'malformed']);

/** Looks names up, each once a day at most. */
export function createParameterLookUp(client: ProviderClient): (signal: AbortSignal) => LookUp {
  const memory = createCoalescingCache<Parameter[]>(KEPT_MS);

  async function ask(type: string, name: string, signal: AbortSignal): Promise<Parameter[]> {
    const query = { type, keywords: name, limit: 10 };
    const call = { kind: 'lookup', path: '/linkedin/search/parameters', query, schema: parametersResponse };
    const answer = await client.call(call, signal);
    return (answer?.items ?? []).flatMap(({ id, title }) =>
      id !== undefined && title !== undefined && /^\d+$/.test(id) ? [{ id, title }] : [],
    );
  }

  return (signal) => {
    const find = async (type: string, name: string) => {
      try {
        return await memory.getOrFetch(`${type} ${plainWords(name)}`, (shared) => ask(type, name, shared), signal);
      } catch (error) {
        // Without an id the name is searched for as a word, so that alone does not end the search.
        if (error instanceof SourceError && DISPENSABLE.has(error.kind)) return [];
        throw error;
      }
    };
    return {
      async place(name, within) {
        return choosePlace(await find('LOCATION', name), name, within)?.id;
      },
      async company(name) {
        return chooseByName(await find('COMPANY', name), name)?.id;
      },
      async industry(name) {
        const wanted = plainWords(name);
        return (await find('INDUSTRY', name)).find(({ title }) => plainWords(title) === wanted)?.id;
      },
    };
  };
}

/** 'Hyderabad, Telangana, India' for Hyderabad within Telangana; then any that begins so, then one that holds the name. */
function choosePlace(found: readonly Parameter[], name: string, within: readonly string[]): Parameter | undefined {
  const wanted = plainWords(name);
  const first = ({ title }: Parameter) => plainWords(title.split(',')[0] ?? '');
  const liesIn = ({ title }: Parameter) => within.some((outer) => plainWords(title).includes(plainWords(outer)));
  const named = found.filter((one) => first(one) === wanted);
  return (
    named.find(liesIn) ??
    (within.length === 0 ? named[0] : undefined) ??
    found.find((one) => first(one).includes(wanted) && liesIn(one)) ??
    named[0] ??
    found.find((one) => first(one).startsWith(wanted))
  );
}

/** The company of that very name, else the first whose name begins with it: the network lists the best known first. */
function chooseByName(found: readonly Parameter[], name: string): Parameter | undefined {
  const wanted = plainWords(name);
  return (
    found.find(({ title }) => plainWords(title) === wanted) ??
    found.find(({ title }) => plainWords(title).startsWith(`${wanted} `))
  );
}
