import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import type { PersonName } from '../../person-names/person-name.ts';
import { readNameFields } from '../../person-names/read-name-fields.ts';
import type { CompanyFacts, PersonFacts, Place, Position } from '../../providers/profile-facts.ts';
import type { InsightRequest } from '../insight-writer.ts';
import { type OwnProfile, readOwnProfile } from '../own-company/own-profile.ts';
import { type OwnTrade, readOwnTradeOf } from '../own-company/own-trade.ts';
import { type CurrentPosition, readCurrentPosition } from '../person/current-position.ts';
import { readDepartment } from '../person/department.ts';
import { readSeniorityLevel } from '../person/seniority-level.ts';
import { createPhrasePicker, daysSince, type PhrasePicker } from '../wording/phrasing.ts';
import { quote } from '../wording/quoting.ts';
import { type ReadPost, readPosts } from './read-post.ts';
import { splitPost } from './split-post.ts';

export interface ReadUpdate {
  date: string;
  title: string;
  text: string;
  daysAgo: number;
}

/** Everything the texts are written from, read out of the facts once per profile. */
export interface Dossier {
  now: Date;
  pick: PhrasePicker;
  /** First name as in a letter; 'this person' when nobody gave one. */
  first: string;
  fullName: string;
  title: string | undefined;
  /** Company as the position, else the company facts, name it. */
  company: string | undefined;
  position: CurrentPosition | undefined;
  /** The job before at another company. */
  previous: Position | undefined;
  /** Days since the present job began; undefined when unknown. */
  daysInJob: number | undefined;
  seniority: SeniorityLevel | undefined;
  department: Department | undefined;
  place: Place | undefined;
  person: PersonFacts;
  /** Sentences of the about text. */
  about: readonly string[];
  facts: CompanyFacts | undefined;
  /** Newest first, at most five. */
  posts: ReadPost[];
  /** Newest first, at most four. */
  updates: ReadUpdate[];
  /** The user's own company in phrases, for texts. */
  own: OwnProfile;
  /** The user's own company as a trade, for judging. */
  ownTrade: OwnTrade;
}

/** So many of a company's news are read. */
export const MOST_UPDATES = 4;

/** Written where a company's name should stand. */
const NO_COMPANY =
  /^(?:self[- ]?employed|freelance(?:r)?|independent|selbstständig|selbständig|indépendant|autónomo|stealth|confidential|n\/?a|none|-)$/i;

/** An initial names nobody, and its full stop would stand before other marks: 'R.: "…"'. */
const INITIALS = /^(?:\p{Lu}(?:\. |[. ]|$))+$/u;

/** 'Yamini' of 'Yamini Aditi Richa'; two names stay, as in 'Mary Ann'; 'R. Rao' where the first name is an initial. */
function callName({ firstName, lastName }: Readonly<PersonName>): string | undefined {
  if (firstName === undefined) return lastName;
  if (INITIALS.test(firstName)) return lastName === undefined ? firstName : `${firstName} ${lastName}`;
  const names = firstName.split(' ');
  return names.length > 2 ? names[0] : firstName;
}

/** @returns undefined when nothing at all is known of the person */
export function readDossier({ facts, ownCompany, now }: InsightRequest): Dossier | undefined {
  const person = facts.person?.value;
  if (person === undefined) return undefined;
  const company = facts.company?.value;
  const position = readCurrentPosition(person, company);
  const name = readNameFields(person);
  const own = readOwnProfile(ownCompany);
  const title = position?.title;
  const named = position?.companyName || company?.name;
  const companyName = named !== undefined && NO_COMPANY.test(named) ? undefined : named;
  const posts = readPosts(facts.posts?.value ?? [], companyName, now);
  return {
    now,
    pick: createPhrasePicker(person.slug),
    first: callName(name) ?? 'this person',
    fullName: [name.firstName, name.lastName].filter((part) => part !== undefined).join(' ') || 'this person',
    title,
    company: companyName,
    position,
    previous: person.experience.find((job) => job.end !== undefined && job.companyName !== companyName),
    daysInJob: position?.start === undefined ? undefined : daysSince(position.start, now),
    seniority: readSeniorityLevel(title, person.headline),
    department: readDepartment(title, person.headline),
    place: person.location,
    person,
    about: splitPost(person.about ?? ''),
    facts: company,
    posts,
    updates: (company?.updates ?? [])
      .slice(0, MOST_UPDATES)
      .map((update) => ({ ...update, daysAgo: daysSince(update.date, now) })),
    own,
    ownTrade: readOwnTradeOf(ownCompany.description, own),
  };
}

/** 'Company update of 2026-03-12: "Opens a plant"' */
export function citeUpdate(update: ReadUpdate): string {
  return `Company update of ${update.date}: ${quote(update.title)}`;
}

/** 'Position: Head of Procurement at Acme, since 2023-03' */
export function citePosition({ position }: Dossier): string[] {
  if (position === undefined) return [];
  return [`Position: ${position.title} at ${position.companyName}${position.start ? `, since ${position.start}` : ''}`];
}
