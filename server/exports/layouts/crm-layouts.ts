import type { ExportLayout } from '../../../shared/export-choices.ts';
import type { ColumnContent, ExportColumn } from '../export-column.ts';

type Heading = readonly [heading: string, content: ColumnContent];
/** The same column as its API names it. */
type NamedHeading = readonly [...Heading, property: string];

const EMAILS = { kind: 'value', of: ['workEmail', 'linkedinEmail', 'personalEmail'] } as const;

/**
 * Contacts of HubSpot: the labels of its default properties, which the importer matches with headings by itself. Source:
 * knowledge.hubspot.com, "Set up your import files" and "HubSpot's default contact properties" (first name, last name and
 * e-mail are what it asks for); their internal names: developers.hubspot.com, "CRM API: contacts".
 */
const HUBSPOT: readonly NamedHeading[] = [
  ['Email', EMAILS, 'email'],
  ['First Name', { kind: 'value', of: ['firstName'] }, 'firstname'],
  ['Last Name', { kind: 'value', of: ['lastName'] }, 'lastname'],
  ['Phone Number', { kind: 'value', of: ['personalContactNumber'] }, 'phone'],
  ['Job Title', { kind: 'value', of: ['jobTitle', 'occupation'] }, 'jobtitle'],
  ['Company Name', { kind: 'value', of: ['companyName'] }, 'company'],
  ['Website URL', { kind: 'value', of: ['companyWebsite'] }, 'website'],
  ['Industry', { kind: 'value', of: ['industry'] }, 'industry'],
  ['LinkedIn URL', { kind: 'url' }, 'hs_linkedin_url'],
];

/**
 * Leads of Salesforce: the labels that its Data Import Wizard matches. Source: help.salesforce.com, "Field Mapping for Importing
 * Leads". A lead without a company or last name is refused: `[not provided]` is what Salesforce itself writes where there is none.
 */
const NOT_PROVIDED = '[not provided]';
const SALESFORCE: readonly Heading[] = [
  ['First Name', { kind: 'value', of: ['firstName'] }],
  ['Last Name', { kind: 'value', of: ['lastName'], otherwise: NOT_PROVIDED }],
  ['Company', { kind: 'value', of: ['companyName'], otherwise: NOT_PROVIDED }],
  ['Title', { kind: 'value', of: ['jobTitle', 'occupation'] }],
  ['Email', EMAILS],
  ['Phone', { kind: 'value', of: ['personalContactNumber'] }],
  ['Website', { kind: 'value', of: ['companyWebsite'] }],
  ['Industry', { kind: 'value', of: ['industry'] }],
  ['No. of Employees', { kind: 'value', of: ['totalEmployees'] }],
  ['LinkedIn Profile', { kind: 'url' }],
];

/**
 * People of Pipedrive with their organizations: the names of its fields as its own exports and mappings write them. Source:
 * support.pipedrive.com, "Importing: mandatory fields" (a person's name, in one column or two) and "Importing data from a
 * spreadsheet".
 */
const PIPEDRIVE: readonly Heading[] = [
  ['Person - Name', { kind: 'joined', of: ['firstName', 'lastName'] }],
  ['Person - Email', EMAILS],
  ['Person - Phone', { kind: 'value', of: ['personalContactNumber'] }],
  ['Person - Job title', { kind: 'value', of: ['jobTitle', 'occupation'] }],
  ['Organization - Name', { kind: 'value', of: ['companyName'] }],
  ['Organization - Address', { kind: 'value', of: ['headquarterLocation'] }],
  ['Organization - Website', { kind: 'value', of: ['companyWebsite'] }],
  ['Person - LinkedIn', { kind: 'url' }],
];

/** The columns that an importer knows by their headings, all of them in every file. */
export const CRM_LAYOUTS: Readonly<Record<Exclude<ExportLayout, 'plain'>, readonly ExportColumn[]>> = {
  hubspot: HUBSPOT.map(toColumn),
  salesforce: SALESFORCE.map(toColumn),
  pipedrive: PIPEDRIVE.map(toColumn),
};

/** HubSpot's default properties by their internal names, and what of a profile stands in them. */
export const HUBSPOT_PROPERTIES: readonly { property: string; content: ColumnContent }[] = HUBSPOT.map(
  ([, content, property]) => ({ property, content }),
);

function toColumn([heading, content]: Heading | NamedHeading): ExportColumn {
  return { heading, content, width: 24 };
}
