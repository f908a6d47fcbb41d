import type { ExportLayout } from '../../../shared/export-choices.ts';
import type { ColumnContent, ExportColumn } from '../export-column.ts';

type Heading = readonly [heading: string, content: ColumnContent];

const EMAILS = { kind: 'value', of: ['workEmail', 'linkedinEmail', 'personalEmail'] } as const;

/**
 * Contacts of HubSpot: the labels of its default properties, which the importer matches with headings by itself. Source:
 * knowledge.hubspot.com, "Set up your import files" and "HubSpot's default contact properties" (first name, last name and
 * e-mail are what it asks for).
 */
const HUBSPOT: readonly Heading[] = [
  ['Email', EMAILS],
  ['First Name', { kind: 'value', of: ['firstName'] }],
  ['Last Name', { kind: 'value', of: ['lastName'] }],
  ['Phone Number', { kind: 'value', of: ['personalContactNumber'] }],
  ['Job Title', { kind: 'value', of: ['jobTitle', 'occupation'] }],
  ['Company Name', { kind: 'value', of: ['companyName'] }],
  ['Website URL', { kind: 'value', of: ['companyWebsite'] }],
  ['Industry', { kind: 'value', of: ['industry'] }],
  ['LinkedIn URL', { kind: 'url' }],
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

function toColumn([heading, content]: Heading): ExportColumn {
  return { heading, content, width: 24 };
}
