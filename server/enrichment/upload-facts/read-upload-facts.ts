import { knownFields } from '../../providers/client/known-fields.ts';
import { readHeadline } from '../../providers/people/headline/read-headline.ts';
import {
  type CompanyFacts,
  type ContactFacts,
  type FactField,
  type FactParts,
  noCompanyLists,
  noPersonLists,
  type PersonFacts,
  type Place,
} from '../../providers/profile-facts.ts';
import type { UploadedCell } from '../uploaded-cell.ts';
import { isFreeMail } from './free-mail.ts';
import * as cell from './read-cells.ts';
import { type ColumnKind, readColumn } from './read-heading.ts';
import { readNameCells } from './read-name-cells.ts';

/** The fields a user's own sheet can ever give. */
export const UPLOAD_FIELDS = [
  'person.firstName',
  'person.lastName',
  'person.headline',
  'person.location',
  'person.experience',
  'contact.workEmail',
  'contact.personalEmail',
  'contact.networkEmail',
  'contact.phone',
  'company.name',
  'company.pageUrl',
  'company.website',
  'company.tagline',
  'company.industry',
  'company.employeeCount',
  'company.employeeRange',
  'company.headquarters',
  'company.foundedYear',
] as const satisfies readonly FactField[];

/** The first usable value of a kind of column. */
type Cells = <Value>(kind: ColumnKind, read: (text: string) => Value | undefined) => Value | undefined;

/**
 * Reads what the user's own sheet says about a profile. A cell counts only when it holds what its heading promises; of several
 * columns for the same thing the first with a value wins.
 * @param slug decoded slug of the profile
 * @param extra the row's other columns in sheet order
 */
export function readUploadFacts(slug: string, extra: readonly UploadedCell[]): Partial<FactParts> {
  const known = extra.flatMap(([header, raw, meaning]) => {
    const heading = readColumn(header, meaning);
    const text = heading ? cell.readText(raw) : '';
    return heading && text !== '' ? [{ ...heading, text }] : [];
  });
  const cells: Cells = (kind, read) => {
    for (const { kind: found, text } of known) {
      const value = found === kind ? read(text) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const addresses = known.filter(({ kind }) => kind === 'email');
  const person = readPerson(slug, cells);
  const contact = readContact(cells, addresses);
  const company = readCompany(cells);
  return { ...(person && { person }), ...(contact && { contact }), ...(company && { company }) };
}

function readPerson(slug: string, cells: Cells): PersonFacts | undefined {
  const headline = cells('headline', words(400));
  const title = cells('title', readTitle) ?? (headline && readHeadline(headline).title);
  const companyName = cells('company', words(150));
  const named = knownFields({
    ...readNameCells({
      first: cells('firstName', asIs) ?? '',
      last: cells('lastName', asIs) ?? '',
      whole: cells('name', asIs) ?? '',
    }),
    headline,
    location: readPlace(cells),
  });
  // A title alone is left to the sources: it is not the profile's headline, and half a position would keep them from being
  // asked for the whole one.
  const experience = title && companyName ? [{ title, companyName }] : [];
  if (Object.keys(named).length === 0 && experience.length === 0) return undefined;
  return { ...noPersonLists(), slug, ...named, experience };
}

function readContact(
  cells: Cells,
  addresses: readonly { text: string; of?: 'work' | 'person' }[],
): ContactFacts | undefined {
  const found = addresses.flatMap(({ text, of }) =>
    cell.readEmails(text).map((address) => ({ address, of: of ?? (isFreeMail(address) ? 'person' : 'work') })),
  );
  const contact = knownFields({
    workEmail: found.find(({ of }) => of === 'work')?.address,
    personalEmail: found.find(({ of }) => of === 'person')?.address,
    networkEmail: cells('networkEmail', (text) => cell.readEmails(text)[0]),
    phone: cells('phone', cell.readPhone),
  });
  return Object.keys(contact).length > 0 ? contact : undefined;
}

/** Whatever else is said of a company says nothing without its name. */
function readCompany(cells: Cells): CompanyFacts | undefined {
  const name = cells('company', words(150));
  if (!name) return undefined;
  const headquarters = cells('headquarters', words(150));
  return knownFields<CompanyFacts>({
    ...noCompanyLists(),
    name,
    ...cells('companyPage', cell.readCompanyPageCell),
    website: cells('website', cell.readWebsiteCell),
    tagline: cells('tagline', words(400)),
    industry: cells('industry', words(100)),
    ...cells('employees', cell.readEmployees),
    foundedYear: cells('founded', cell.readYear),
    headquarters: headquarters ? { text: headquarters } : undefined,
  });
}

/** A country or state alone does not say where somebody is based. */
function readPlace(cells: Cells): Place | undefined {
  const city = cells('city', words(80));
  const region = cells('region', words(80));
  const country = cells('country', words(80));
  const text = cells('location', words(150)) ?? (city && [city, region, country].filter(Boolean).join(', '));
  return text ? knownFields({ text, city, region, country }) : undefined;
}

/** Over 'Title' some have 'Dr.' and 'Ms'. */
function readTitle(text: string): string | undefined {
  return cell.isSalutation(text) ? undefined : cell.readWords(text, 150);
}

function words(max: number): (text: string) => string | undefined {
  return (text) => cell.readWords(text, max);
}

function asIs(text: string): string {
  return text;
}
