import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderClient } from '../provider-client.ts';
import { SourceError } from '../source-error.ts';
import { isAbout } from './same-member.ts';
import { heldBack, type Section, takeSections } from './sections.ts';
import { type ProfileAnswer, profileAnswer } from './wire-profile.ts';

export interface AskedProfile {
  profile: ProfileAnswer;
  /** Sections that were not to be had. */
  heldBack: readonly Section[];
  /** Why. */
  trouble?: SourceError;
}

/**
 * Asks for a profile with just these sections. Those the network held back are asked for once more, alone and a moment later.
 * @returns null when there is no such profile, or this account may not see it
 * @throws SourceError wrong-person when another member came back, twice
 */
export async function askProfile(
  client: ProviderClient,
  question: { slug: string; sections: readonly Section[]; pauseMs: number },
  signal: AbortSignal,
): Promise<AskedProfile | null> {
  const first = await askMember(client, question.slug, question.sections, signal);
  if (first === null) return null;
  const held = heldBack(first, question.sections);
  if (held.length === 0) return { profile: first, heldBack: [] };
  await wait(question.pauseMs, undefined, { signal });
  try {
    const second = await askMember(client, question.slug, held, signal);
    const still = second === null ? held : heldBack(second, held);
    const given = held.filter((section) => !still.includes(section));
    const profile = second === null ? first : takeSections(first, second, given);
    return still.length === 0 ? { profile, heldBack: [] } : { profile, heldBack: still, trouble: throttled(still) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { profile: first, heldBack: held, trouble: error };
  }
}

function throttled(sections: readonly Section[]): SourceError {
  return new SourceError(
    'rate-limited',
    `LinkedIn held sections of a profile back (${sections.join(', ')}): the connected account reads a lot. They are asked for again with the next request; fewer profiles a day help.`,
  );
}

async function askMember(
  client: ProviderClient,
  slug: string,
  sections: readonly Section[],
  signal: AbortSignal,
): Promise<ProfileAnswer | null> {
  for (let tries = 0; tries < 2; tries += 1) {
    const profile = await client.call(
      {
        kind: 'profile',
        path: `/users/${encodeURIComponent(slug)}`,
        query: { linkedin_sections: sections.length > 0 ? sections.join(',') : undefined },
        schema: profileAnswer,
      },
      signal,
    );
    if (profile === null || isAbout(profile, slug)) return profile;
  }
  throw new SourceError(
    'wrong-person',
    'Unipile answered about another member than was asked for, twice. Nothing of it was kept. If it happens often, lower the number of calls at once.',
  );
}
