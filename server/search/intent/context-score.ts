import type { Place } from '../../vocabulary/places/find-places.ts';
import type { Candidate, Meaning } from './candidates/candidate.ts';
import { isAfterCompanyNoun, isBeforeCompanyNoun } from './candidates/company-nouns.ts';
import { isKnownCompany } from './candidates/known-companies.ts';
import type { Joint } from './languages/read-languages.ts';
import type { QueryText } from './query-text.ts';

/** What stood since the last thing that was named: a set of these bits. */
export type Gap = number;
export const NO_GAP: Gap = 0;
const BIT = { in: 1, at: 2, from: 4, of: 8, with: 16, past: 32, list: 64, loose: 128, break: 256, not: 512 } as const;
const CONNECTORS = BIT.in | BIT.at | BIT.from | BIT.of | BIT.with | BIT.past;

/** The gap with one more skipped word in it. */
export function gapBehind(text: QueryText, gap: Gap, { from, meaning }: Candidate): Gap {
  if (meaning.kind !== 'skip') return NO_GAP;
  const token = text.token(from);
  if (token?.kind === 'mark') return gapBehindMark(gap, token.text);
  let bits = 0;
  for (const joint of meaning.joints) bits |= bitOf(joint);
  const connectors = bits & CONNECTORS;
  // Of 'with experience' and 'in' both count.
  if (connectors !== 0) return connectors | (gap & (BIT.not | BIT.with));
  if ((bits & BIT.not) !== 0) return (gap & ~(BIT.list | BIT.break)) | BIT.not | BIT.loose;
  // French 'ou' is 'or', and 'where' without its accent.
  if (meaning.joints.includes('that') && (bits & BIT.list) === 0) return BIT.loose;
  if ((bits & BIT.list) !== 0) return gap === 0 ? BIT.list : gap;
  return gap === 0 ? BIT.loose : gap;
}

function bitOf(joint: Joint): number {
  if (joint === 'exclude' || joint === 'not') return BIT.not;
  return joint in BIT ? BIT[joint as keyof typeof BIT] : 0;
}

function gapBehindMark(gap: Gap, mark: string): Gap {
  if (mark === '"' || mark === '-') return gap;
  if (mark === ',' || mark === '/' || mark === '+' || mark === '*')
    return gap === 0 || gap === BIT.loose ? BIT.list : gap & ~BIT.loose;
  if (mark === '-not') return BIT.not | BIT.loose;
  if (mark === '(' || mark === ')') return gap === 0 ? BIT.list : gap;
  return BIT.break;
}

type Kind = Meaning['kind'];
type Fit = Partial<Record<Kind, number>>;

/** How well a kind of thing stands behind each connecting word. */
const BEHIND: readonly (readonly [bit: number, fit: Fit])[] = [
  [BIT.in, { place: 2.4, industry: 0.9, department: 0.4, company: -1, keyword: 0, title: -1.6, seniority: -0.8 }],
  [BIT.at, { company: 2.6, industry: 0.7, place: -0.6, title: -2, seniority: 0, department: -0.5, keyword: 0 }],
  [BIT.from, { place: 1.4, company: 1.6, industry: 0.4, title: -1, keyword: -0.2 }],
  [BIT.of, { industry: 0.6, department: 0.4, company: 0.9, place: 0.6, keyword: 0, title: -0.8 }],
  [
    BIT.with,
    {
      keyword: 1.4,
      company: -3.5,
      place: -3.5,
      industry: -0.7,
      department: -3,
      title: -1.2,
      seniority: -2.6,
      years: 0.2,
      size: 0.2,
    },
  ],
  [BIT.past, { company: 2.2, title: 0, keyword: -0.4, place: -1.5, industry: -0.5 }],
];

/** What of the words around a candidate does not depend on how they are read. */
export interface Setting {
  isBesideCompanyNoun: boolean;
  /** Of titles: a single word of another language. */
  isOneForeignWord: boolean;
  /** Of companies: a name that no table has. */
  isUnknownName: boolean;
  isCapital: boolean;
  /** Of places: one that no table has. */
  isUnknownPlace: boolean;
  /** Of places: the words mean something else as well, as those of Commerce in California. */
  isWord: boolean;
  /** Has a capital, and is no German noun. */
  isName: boolean;
  /** Of titles: 'CTO'. */
  isAcronym: boolean;
  /** Of places: 'WI', 'IL'. */
  isCode: boolean;
  /** The word before has no capital. */
  isBehindSmall: boolean;
  /** Hindi puts its 'in' and 'of' behind the place. */
  hasJointBehind: boolean;
  /** Of companies: it makes a tool of the same name. */
  isTool: boolean;
  /** Several companies by one name: 'Big 4'. */
  isGroup: boolean;
}

const JOINTS_BEHIND = /^(?:mein|me|main|ke|ka|ki|se|में|मे|के|का|की|से)$/;
const DOMAIN = /\.[a-z]{2,4}$/i;

export function settingOf(text: QueryText, { from, to, meaning }: Candidate): Setting {
  const names = meaning.kind === 'company' ? meaning.names : [];
  const isTable =
    text.meanings(from, from + 1)?.company !== undefined || text.meanings(from, from + 2)?.company !== undefined;
  return {
    isBesideCompanyNoun: isBeforeCompanyNoun(text, to) || isAfterCompanyNoun(text, from),
    isOneForeignWord:
      meaning.kind === 'title' && text.isForeign && to === from + 1 && text.meanings(from, to)?.title === undefined,
    isUnknownName: names.length === 1 && !isTable && !DOMAIN.test(names[0] ?? '') && !isKnownCompany(text, from, to),
    isUnknownPlace: meaning.kind === 'place' && meaning.places.every(({ countryCodes }) => countryCodes.length === 0),
    isWord: meaning.kind === 'place' && text.meanings(from, to) !== undefined,
    isCapital: text.isCapital(from),
    isName: text.isCapital(from) && !isGermanNoun(text, from),
    isAcronym: to === from + 1 && /^c[a-z]{1,2}o$/.test(text.token(from)?.text ?? ''),
    isCode:
      meaning.kind === 'place' &&
      to === from + 1 &&
      text.isAcronym(from) &&
      text.token(from)?.raw.length === 2 &&
      meaning.places.some(({ kind }) => kind === 'region'),
    isBehindSmall: !text.isCapital(from - 1),
    hasJointBehind: JOINTS_BEHIND.test(text.token(to)?.text ?? ''),
    isGroup: names.length > 1,
    isTool: meaning.kind === 'company' && text.meanings(from, to)?.keyword !== undefined,
  };
}

/** What the last thing named stood behind. */
export type Behind = 'none' | 'employer' | 'skill';

interface Past {
  last: Kind | 'start';
  gap: Gap;
  behind: Behind;
  /** Readings of the place that was named last, where the last thing named is one. */
  lastPlaces?: readonly Place[] | undefined;
}

/** What something that is named stands behind; in a list, what the list stands behind. */
export function behindOf(kind: Kind, { last, gap, behind }: Past): Behind {
  if ((gap & BIT.with) !== 0) return 'skill';
  if ((gap & (BIT.at | BIT.from | BIT.past)) !== 0) return 'employer';
  if ((gap & BIT.not) !== 0) return behind === 'skill' ? 'skill' : kind === 'company' ? 'employer' : 'none';
  return (gap & BIT.list) !== 0 && kind === last ? behind : 'none';
}

/** How well a candidate stands behind what was read before it. */
export function fitOf({ meaning }: Candidate, setting: Setting, past: Past): number {
  const { kind } = meaning;
  const { last, gap, behind } = past;
  const isListed = (gap & BIT.list) !== 0;
  let fit = behindConnectors(gap, kind);
  if (gap === NO_GAP && last !== 'start') fit += adjacent(kind, last, kind === 'keyword' && !meaning.known);
  // 'kildare meath wicklow': each is small, and together they are what nothing else is.
  if (meaning.kind === 'place' && past.lastPlaces && !setting.isWord && (gap === NO_GAP || isListed))
    fit += besidePlace(meaning.places, past.lastPlaces);
  if (setting.isAcronym && last === 'title' && kind === 'title' && gap === NO_GAP) fit += 2;
  if (isListed && kind === last) fit += 1;
  // 'con experiencia en bioinformática' names a subject, whoever is called so.
  if (kind === 'title' && (gap & BIT.with) !== 0 && setting.isOneForeignWord) fit -= 6;
  // 'search for CFOs': nothing is named yet that they would be for.
  if (kind === 'title' && last === 'start' && (gap & CONNECTORS) === BIT.of) fit += 0.8;
  // 'tax managers in Big 4'
  if (setting.isGroup && (gap & BIT.in) !== 0) fit += 2;
  // 'Python FastAPI MongoDB'
  if (setting.isTool && last === 'keyword' && gap === NO_GAP) fit -= 4;
  // 'WI IL MN'
  if (setting.isCode && last === 'place' && gap === NO_GAP) fit += 2;
  if (kind === 'company' && setting.isUnknownName) fit += unknownCompanyFit(setting, past);
  // 'using HubSpot, not Salesforce'
  if (kind === 'company' && behind === 'skill' && (gap & (BIT.not | BIT.list)) !== 0) fit -= 2.5;
  if (kind === 'place' && last === 'keyword' && isListed) fit -= 1;
  // 'experience in Snowplow' names none.
  if (kind === 'place' && setting.isUnknownPlace && last !== 'title' && last !== 'place') fit -= 4;
  if (kind === 'place') fit += (setting.hasJointBehind ? 1.5 : 0) + ((gap & BIT.not) !== 0 ? 0.5 : 0);
  // 'using Shopify and Klaviyo': what stands in a list with a tool is one.
  if (kind === 'keyword' && !meaning.known && setting.isCapital && last === 'keyword' && isListed) fit += 1.5;
  // 'expertise in distribution and logistics'
  if (kind === 'industry' && last === 'keyword' && isListed && behind === 'skill') fit -= 2.5;
  // 'no social media' leaves out a subject, 'not in sales' a function.
  if (kind === 'department' && (gap & BIT.not) !== 0 && (gap & BIT.in) === 0) fit -= 2.2;
  // 'admiralty law' is one subject.
  if (kind === 'department' && last === 'keyword' && gap === NO_GAP && setting.isBehindSmall) fit -= 1.6;
  // 'specialising in IP law'
  if (kind === 'department' && last === 'keyword' && gap === NO_GAP && behind === 'skill') fit -= 2.5;
  if (kind === 'department' && setting.isBesideCompanyNoun) fit -= 1.2;
  if (last === 'title' && kind === 'industry' && (gap & (BIT.in | BIT.at | BIT.of | BIT.from)) !== 0) fit += 0.4;
  if (last === 'title' && kind === 'department' && (gap & (BIT.in | BIT.at)) !== 0) fit -= 0.6;
  return fit;
}

/** Of several connectors, as 'en' and 'de' are in more than one language, the one that fits best. */
function behindConnectors(gap: Gap, kind: Kind): number {
  // 'experiencia en UCI' is what somebody knows, though 'en' stands before employers too.
  if (kind === 'company' && (gap & BIT.with) !== 0 && (gap & BIT.in) !== 0) gap &= BIT.with;
  let best: number | undefined;
  for (const [bit, fit] of BEHIND) {
    if ((gap & bit) === 0) continue;
    const value = fit[kind] ?? 0;
    if (best === undefined || value > best) best = value;
  }
  return best ?? 0;
}

/** What stands side by side without a word between: 'payment integration' is one subject, 'Tally GST' are two. */
function adjacent(kind: Kind, last: Kind | 'start', isGuess: boolean): number {
  if (isGuess) return last === 'title' || last === 'seniority' ? -0.3 : -1.2;
  if (kind === 'keyword' && last === 'keyword') return -0.3;
  if (kind === 'industry' && last === 'industry') return -1.2;
  if (kind === 'place' && last === 'place') return -2.2;
  if (kind === 'title' && last === 'title') return -2.5;
  if (kind === 'company' && last === 'company') return -3;
  if (last === 'company' && (kind === 'keyword' || kind === 'industry')) return -1.6;
  if (kind === 'title' && last === 'seniority') return 0.6;
  if (kind === 'seniority' && last === 'department') return 0.6;
  if (kind === 'seniority' && last === 'title') return -0.6;
  return 0;
}

const SAME_REGION = 3;
const SAME_COUNTRY = 1.2;

/** Readings of a name that are looked at: further ones are hardly meant. */
const MOST_READINGS = 5;

/** How much a place that was named before speaks for one that lies near it: 'sudbury timmins' are both in Ontario. */
function besidePlace(places: readonly Place[], before: readonly Place[]): number {
  let most = 0;
  for (const last of before.slice(0, MOST_READINGS)) most = Math.max(most, besideReading(places, last));
  return most;
}

function besideReading(places: readonly Place[], last: Place): number {
  let most = 0;
  for (const { name, regionCode, countryCodes, kind } of places) {
    // What lies in the other is one place with it.
    const isAlike = kind === last.kind && (kind === 'city' || kind === 'region') && name !== last.name;
    if (!isAlike || !countryCodes.some((code) => last.countryCodes.includes(code))) continue;
    if (regionCode !== undefined && regionCode === last.regionCode) return SAME_REGION;
    most = SAME_COUNTRY;
  }
  return most;
}

/** In German every noun has its capital: 'Tierärzte für Großtiere'. */
function isGermanNoun(text: QueryText, at: number): boolean {
  return text.languages.includes('de') && /^\p{Lu}\p{Ll}+$/u.test(text.token(at)?.raw ?? '');
}

/** Names that no table has are employers only where one is expected. */
function unknownCompanyFit({ isCapital, isName }: Setting, { last, gap, behind }: Past): number {
  if ((gap & BIT.list) !== 0 && last === 'company') return isCapital ? (behind === 'employer' ? 2.2 : 0.4) : -1;
  if ((gap & (BIT.at | BIT.past)) !== 0) return isCapital ? 0.6 : 0;
  if ((gap & BIT.from) !== 0) return isName ? 0.2 : -3;
  if ((gap & BIT.of) !== 0) return isName && last === 'title' ? 0.6 : -3;
  if ((gap & BIT.not) !== 0 && isName) return 0.4;
  return -4.5;
}
