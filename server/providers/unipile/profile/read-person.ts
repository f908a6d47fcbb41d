import { knownFields } from '../../client/known-fields.ts';
import { readMemberNumber } from '../../people/member-number.ts';
import type { ContactFacts, PersonFacts, Place, Position } from '../../profile-facts.ts';
import { readPartialDate } from './partial-date.ts';
import type { MemberResponse } from './schema.ts';

/** @param slug as asked for: the answer may name the profile by another form of it */
export function readPerson(profile: MemberResponse, slug: string): PersonFacts {
  return knownFields<PersonFacts>({
    slug,
    memberNumber: readMemberNumber(profile.member_urn),
    firstName: profile.first_name,
    lastName: profile.last_name,
    headline: profile.headline,
    about: profile.summary,
    pictureUrl: profile.profile_picture_url_large ?? profile.profile_picture_url,
    location: readPlace(profile.location),
    premium: profile.is_premium,
    followerCount: profile.follower_count,
    experience: newestFirst(profile.work_experience.flatMap(readPosition)),
    education: profile.education.flatMap(({ school, degree, field_of_study, start, end }) =>
      school === undefined
        ? []
        : [
            knownFields({
              school,
              degree,
              field: field_of_study,
              start: readPartialDate(start),
              end: readPartialDate(end),
            }),
          ],
    ),
    skills: [...new Set(profile.skills.flatMap(({ name }) => name ?? []))],
    languages: profile.languages.flatMap(({ name, proficiency }) =>
      name === undefined ? [] : [knownFields({ name, proficiency })],
    ),
    certifications: profile.certifications.flatMap(({ name, organization }) =>
      name === undefined ? [] : [knownFields({ name, issuer: organization })],
    ),
    volunteering: profile.volunteering_experience.flatMap(({ role, company, cause }) =>
      company === undefined ? [] : [knownFields({ role: role ?? 'Volunteer', organisation: company, cause })],
    ),
  });
}

/** 'City, Region, Country' says what is what; in two parts, the second may be either. */
function readPlace(written: string | undefined): Place | undefined {
  if (written === undefined) return undefined;
  const parts = written.split(',').map((part) => part.trim());
  if (parts.length !== 3 || parts.includes('')) return { text: written };
  return { text: written, city: parts[0], region: parts[1], country: parts[2] };
}

function readPosition(entry: MemberResponse['work_experience'][number]): Position[] {
  if (entry.position === undefined) return [];
  return [
    knownFields<Position>({
      title: entry.position,
      companyName: entry.company ?? '',
      companySlug: readCompanySlug(entry.company_url),
      companyId: entry.company_id,
      location: entry.location,
      description: entry.description,
      start: readPartialDate(entry.start),
      end: readPartialDate(entry.end),
    }),
  ];
}

/** Only newer answers have the address of the company's page; companies without one lead to a search. */
function readCompanySlug(url: string | undefined): string | undefined {
  const slug = /linkedin\.com\/(?:company|school)\/([^/?#]+)/.exec(url ?? '')?.[1];
  if (slug === undefined || /^\d+$/.test(slug)) return undefined;
  try {
    return decodeURIComponent(slug).normalize('NFC').toLowerCase();
  } catch {
    return undefined;
  }
}

/** Pages group positions by company, so the order of the answer is not that of time. Equal ones keep it. */
function newestFirst(positions: Position[]): Position[] {
  const later = (a = '', b = '') => (a === b ? 0 : a > b ? -1 : 1);
  return positions.toSorted((a, b) => later(a.end ?? '9999', b.end ?? '9999') || later(a.start, b.start));
}

/** The contact info that members show to their contacts, and to nobody else. */
export function readContact(profile: MemberResponse): ContactFacts {
  return knownFields<ContactFacts>({
    networkEmail: profile.contact_info?.emails.find((email) => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email)),
    phone: profile.contact_info?.phones.map(readPhone).find((phone) => phone !== undefined),
  });
}

/** E.164, only of a number written with its country: without one nobody can tell whose number it is. */
function readPhone(written: string): string | undefined {
  const digits = written
    .replace(/\(0\)/, '')
    .replace(/^\s*00/, '+')
    .replace(/[\s().\-/\u00a0\u2010-\u2015]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
