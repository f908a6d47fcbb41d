import type { Dossier } from '../prospect/dossier.ts';
import { quote } from '../wording/quoting.ts';
import type { OwnProfile } from './own-profile.ts';

/** The user's own business in words that fit a sentence: always theirs, never ours. */

const PLACES = [0, 1, 2, 3] as const;

/** One of the things sold; which one differs between texts and people. */
function thingOf({ own, pick }: Dossier, slot: string): string | undefined {
  return own.offerings.length === 0 ? undefined : own.offerings[pick(`offer-${slot}`, PLACES) % own.offerings.length];
}

/** 'your payroll software'; quoted when the user's words would not fit into an English sentence. */
export function yourOffer(dossier: Dossier, slot: string): string {
  const { own } = dossier;
  const thing = thingOf(dossier, slot);
  if (thing !== undefined) return `your ${own.foreign ? quote(thing) : thing}`;
  if (own.help !== undefined) return `your work to ${own.help}`;
  return own.inOwnWords === undefined ? `your offer at ${own.host}` : `your offer (${quote(own.inOwnWords)})`;
}

/** The same as the user would say it to the prospect: 'our payroll software'. */
export function ourOffer(dossier: Dossier, slot: string): string {
  const { own } = dossier;
  const thing = thingOf(dossier, slot);
  if (thing !== undefined) return `our ${own.foreign ? quote(thing) : thing}`;
  if (own.inOwnWords !== undefined) return `what we do (${quote(own.inOwnWords)})`;
  return own.help === undefined ? `our work at ${own.host}` : 'our work';
}

/** True when the description says anything that can be offered; a website alone does not. */
export function hasOffer(own: OwnProfile): boolean {
  return own.offerings.length > 0 || own.help !== undefined || own.inOwnWords !== undefined;
}
