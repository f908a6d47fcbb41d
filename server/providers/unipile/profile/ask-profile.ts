import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderClient } from '../../client/provider-client.ts';
import { SourceError } from '../../source-error.ts';
import { isAbout, readSlugOf } from '../same-member.ts';
import { isKnownMember, isRenamed, type KnownMember } from './renamed-member.ts';
import { type MemberResponse, memberResponse } from './schema.ts';
import { heldBack, type Section, takeSections } from './sections.ts';

export interface AskedProfile {
  profile: MemberResponse;
  /** Decoded slug it has by now, when that is another than was asked for. */
  movedTo?: string | undefined;
  /** Sections that were not to be had. */
  heldBack: readonly Section[];
  /** Why. */
  failure?: SourceError | undefined;
}

/**
 * Asks for a profile with just these sections. Those the network held back are asked for once more, alone and a moment later.
 * @returns null when there is no such profile, or this account may not see it
 * @throws SourceError wrong-person when another member came back, twice
 */
export async function askProfile(
  client: ProviderClient,
  question: { slug: string; known: KnownMember; sections: readonly Section[]; pauseMs: number },
  signal: AbortSignal,
): Promise<AskedProfile | null> {
  const first = await askMember(client, question, question.sections, signal);
  if (first === null) return null;
  const moved = isAbout(first, question.slug) ? {} : { movedTo: readSlugOf(first) };
  const held = heldBack(first, question.sections);
  if (held.length === 0) return { profile: first, heldBack: [], ...moved };
  await wait(question.pauseMs, undefined, { signal });
  try {
    const again = { slug: question.slug, known: { ...question.known, memberId: first.provider_id } };
    const second = await askMember(client, again, held, signal);
    const still = second === null ? held : heldBack(second, held);
    const given = held.filter((section) => !still.includes(section));
    const profile = second === null ? first : takeSections(first, second, given);
    if (still.length === 0) return { profile, heldBack: [], ...moved };
    return { profile, heldBack: still, failure: throttled(still), ...moved };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { profile: first, heldBack: held, failure: error, ...moved };
  }
}

function throttled(sections: readonly Section[]): SourceError {
  return new SourceError(
    'rate-limited',
    `LinkedIn held sections of a profile back (${sections.join(', ')}): the connected account reads a lot. They are asked for again with the next request; fewer profiles a day help.`,
  );
}

/**
 * The member's profile, also when it has another slug by now. One call is enough where an id shows who it is; else the answer to a
 * second one decides.
 */
async function askMember(
  client: ProviderClient,
  { slug, known }: { slug: string; known: KnownMember },
  sections: readonly Section[],
  signal: AbortSignal,
): Promise<MemberResponse | null> {
  let other: MemberResponse | undefined;
  for (let tries = 0; tries < 2; tries += 1) {
    const profile = await client.call(
      {
        kind: 'profile',
        path: `/users/${encodeURIComponent(slug)}`,
        query: { linkedin_sections: sections.length > 0 ? sections.join(',') : undefined },
        schema: memberResponse,
      },
      signal,
    );
    if (profile === null || isAbout(profile, slug) || isKnownMember(profile, known)) return profile;
    if (other !== undefined && isRenamed(other, profile, slug, known)) return profile;
    other = profile;
  }
  throw new SourceError(
    'wrong-person',
    'Unipile answered about another member than was asked for, twice. Nothing of it was kept. If it happens often, lower the number of calls at once.',
  );
}
