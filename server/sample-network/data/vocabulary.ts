import { oncePer } from '../../platform/once-per.ts';
import { MAKING_INDUSTRIES } from './industries-making.ts';
import { SERVICE_INDUSTRIES } from './industries-service.ts';
import { TECHNOLOGY_INDUSTRIES } from './industries-technology.ts';
import type { Industry } from './industry.ts';
import { INDIAN_NAMES, type NamePool } from '../../person-names/names-of-india.ts';
import { WORLD_NAMES } from '../../person-names/names-of-the-world.ts';
import type { Track } from './track.ts';
import { BUSINESS_TRACKS } from './tracks-business.ts';
import { TRADE_TRACKS } from './tracks-of-the-trade.ts';
import { TECHNOLOGY_TRACKS } from './tracks-technology.ts';

export const INDUSTRIES: readonly Industry[] = [...TECHNOLOGY_INDUSTRIES, ...MAKING_INDUSTRIES, ...SERVICE_INDUSTRIES];
export const TRACKS: readonly Track[] = [...TECHNOLOGY_TRACKS, ...BUSINESS_TRACKS, ...TRADE_TRACKS];

const trackById = new Map(TRACKS.map((track) => [track.id, track]));

/** The line of work of that id. @throws Error for an id no vocabulary has */
export function trackOf(id: string): Track {
  const track = trackById.get(id);
  if (!track) throw new Error(`No track ${id}`);
  return track;
}

/** The names of a pool. @throws Error for an id no vocabulary has */
export function namePool(id: string): NamePool {
  const pool = INDIAN_NAMES[id] ?? WORLD_NAMES[id];
  if (!pool) throw new Error(`No pool of names ${id}`);
  return pool;
}

/** How common the lines of work are that every company has, beside those of its industry. */
const EVERYWHERE: Readonly<Record<string, number>> = {
  sales: 10,
  bizdev: 3.5,
  marketing: 4.5,
  communications: 1.3,
  finance: 4.5,
  accounting: 4,
  people: 5.5,
  legal: 1.6,
  purchasing: 2.4,
  projects: 3.2,
  office: 2.4,
  it: 2.8,
  operations: 3,
  support: 2,
  protective: 0.5,
  consulting: 0.6,
};

const mixes = new Map<string, readonly (readonly [Track, number])[]>();

/** Lines of work of an industry with how common each is there. */
export function tracksOfIndustry(industry: Industry): readonly (readonly [Track, number])[] {
  const known = mixes.get(industry.id);
  if (known) return known;
  const ids = new Set([...Object.keys(EVERYWHERE), ...Object.keys(industry.tracks)]);
  const mix = [...ids].map((id) => [trackOf(id), (EVERYWHERE[id] ?? 0) + (industry.tracks[id] ?? 0)] as const);
  mixes.set(industry.id, mix);
  return mix;
}

/** The line of work an industry is made of: its technical chief and first specialists come from it. */
export const mainTrack = oncePer(({ tracks }: Industry): Track => {
  const [first] = Object.entries(tracks).sort((a, b) => b[1] - a[1]);
  return trackOf(first?.[0] ?? 'operations');
});

/** Whether somebody in this line of work could have been employed in that industry. */
export function fitsIndustry(track: Track, industry: Industry): boolean {
  return track.id in industry.tracks || track.id in EVERYWHERE;
}
