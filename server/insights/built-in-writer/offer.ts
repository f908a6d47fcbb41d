import type { Dossier } from './dossier.ts';
import type { OwnProfile } from './own-profile.ts';
import { quote } from './quoting.ts';

/** The user's own business in words that fit a sentence: always theirs, never ours. */

function offering(own: OwnProfile, at: number): string | undefined {
  return own.offerings.length === 0 ? undefined : own.offerings[at % own.offerings.length];
}

/** 'your payroll software'; 'what you describe as "…"' when their words do not fit into a sentence. */
export function yourOffer({ own, voice }: Dossier): string {
  const thing = offering(own, voice('offer', [0, 1, 2]));
  if (thing !== undefined) return own.foreign ? `your offer ${quote(thing)}` : `your ${thing}`;
  if (own.help !== undefined) return `your work to ${own.help}`;
  if (own.inOwnWords !== undefined) return `what you describe as ${quote(own.inOwnWords)}`;
  return `what ${own.host} offers`;
}

/** The same as the user would say it to the prospect: 'our payroll software'. */
export function ourOffer({ own, voice }: Dossier): string {
  const thing = offering(own, voice('offer', [0, 1, 2]));
  if (thing !== undefined) return own.foreign ? quote(thing) : `our ${thing}`;
  if (own.inOwnWords !== undefined) return `what we do (${quote(own.inOwnWords)})`;
  return own.help === undefined ? `what we do at ${own.host}` : 'what we do';
}

/** The user in a phrase after 'we', as the user wrote it: 'help logistics firms cut empty miles'. */
export function weDo(dossier: Dossier): string | undefined {
  return dossier.own.help;
}

/** True when the description says anything that can be offered; a website alone does not. */
export function hasOffer(own: OwnProfile): boolean {
  return own.offerings.length > 0 || own.help !== undefined || own.inOwnWords !== undefined;
}
