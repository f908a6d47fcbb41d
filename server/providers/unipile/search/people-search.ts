import { z } from 'zod';
import type { ProviderClient } from '../../client/provider-client.ts';
import type { FoundPage, PeopleQuery, PeopleSearch } from '../../people-search.ts';
import { SourceError } from '../../source-error.ts';
import type { UnipileAccount } from '../account.ts';
import { openUnipile } from '../client.ts';
import { isExcluded } from './is-excluded.ts';
import { readFoundPerson } from './read-found-person.ts';
import { peopleResponse } from './schema.ts';
import { writeSearchBody } from './search-body.ts';
import { createParameterLookUp, type LookUp } from './search-parameters.ts';

const NOBODY: FoundPage = { people: [], start: 0, total: 0, next: null };
/** Somebody waits in front of the page. */
const PATIENCE_MS = 30_000;
/** Pages looked at in a row when exclusions leave nobody on them. */
const PAGES_AT_MOST = 3;

/** Where a page begins: Unipile's cursor, of that account only, and how many results come before. */
const place = z.tuple([z.string(), z.number().int().nonnegative(), z.string().min(1)]);

/**
 * People search through one connected account of Unipile: the network's classic search. Titles, levels and functions are asked for
 * as words of the title; places, companies and industries as the network's ids; other words have to occur anywhere in the profile.
 * Exclusions are taken out of the results afterwards, so a page may have fewer people than it could. Years of experience and the
 * size of companies cannot be asked for. The network shows 1,000 results of a search at most.
 */
export function createUnipileSearch(account: UnipileAccount): PeopleSearch {
  const client = openUnipile(account);
  const lookUps = createParameterLookUp(client);
  return {
    id: 'unipile',
    async find(query, size, next) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const from = next === undefined ? undefined : readPlace(next, account.accountId);
        if (from === null) return null;
        const page = await findPage(client, lookUps(signal), account.accountId, query, size, from, signal);
        const isNumbered = query.yearsOfExperience !== undefined || query.employees !== undefined;
        return page && page.people.length > 0 && isNumbered ? { ...page, relaxed: ['numbers'] } : page;
      } catch (error) {
        if (!signal.aborted) throw error;
        throw new SourceError(
          'unavailable',
          'Unipile took too long to search. It is asked again with the next search.',
        );
      }
    },
  };
}

interface Place {
  start: number;
  cursor: string;
}

async function findPage(
  client: ProviderClient,
  lookUp: LookUp,
  accountId: string,
  query: PeopleQuery,
  size: number,
  from: Place | undefined,
  signal: AbortSignal,
): Promise<FoundPage | null> {
  const body = from ? { cursor: from.cursor } : await writeSearchBody(query, lookUp);
  if (!body) return NOBODY;
  let start = from?.start ?? 0;
  let asked: object = body;
  for (let page = 1; ; page += 1) {
    const answer = await askPage(client, asked, size, signal);
    if (!answer) return from ? null : NOBODY;
    const people = answer.items.filter((item) => !isExcluded(item, query.not)).map(readFoundPerson);
    const next = answer.cursor ? writePlace(accountId, start + size, answer.cursor) : null;
    if (people.length > 0 || !answer.cursor || page === PAGES_AT_MOST) {
      return { people, start, total: Math.max(answer.paging.total_count ?? 0, start + people.length), next };
    }
    start += size;
    asked = { cursor: answer.cursor };
  }
}

/** @returns null when the cursor is no longer good */
async function askPage(client: ProviderClient, body: object, size: number, signal: AbortSignal) {
  const call = { kind: 'search', path: '/linkedin/search', query: { limit: size }, schema: peopleResponse };
  try {
    return await client.call({ ...call, method: 'POST', body }, signal);
  } catch (error) {
    if ('cursor' in body && error instanceof SourceError && error.kind === 'refused') return null;
    throw error;
  }
}

function writePlace(accountId: string, start: number, cursor: string): string {
  return Buffer.from(JSON.stringify([accountId, start, cursor])).toString('base64url');
}

/** @returns null when it is of another account, or not ours */
function readPlace(next: string, accountId: string): Place | null {
  try {
    const [owner, start, cursor] = place.parse(JSON.parse(Buffer.from(next, 'base64url').toString()));
    return owner === accountId ? { start, cursor } : null;
  } catch {
    return null;
  }
}
