/**
 * What can be known of a profile, in which groups, and what it costs. Both sides read this one list.
 * Source: product specification section 3 (43 named parameters) and contract section 4 (three more, categories, value ranges).
 */

export const CATEGORIES = [
  { id: 'personal', name: 'Personal' },
  { id: 'contact', name: 'Contact' },
  { id: 'professional', name: 'Professional' },
  { id: 'company', name: 'Company' },
  { id: 'engagement', name: 'Engagement' },
  { id: 'scoring', name: 'Scoring' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: CategoryId;
  /** Chosen for a user who has not configured anything yet. */
  readonly default_selected: boolean;
}

const PLAIN = [
  {
    id: 'firstName',
    name: 'First Name',
    description: 'Given name as shown on the profile',
    category: 'personal',
    default_selected: true,
  },
  {
    id: 'lastName',
    name: 'Last Name',
    description: 'Family name as shown on the profile',
    category: 'personal',
    default_selected: true,
  },
  {
    id: 'profilePictureUrl',
    name: 'Profile Picture',
    description: 'Link to the profile picture',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'gender',
    name: 'Gender',
    description: 'Only as stated by a source, or a guess that is marked as one',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'languages',
    name: 'Languages',
    description: 'Languages the person lists, with proficiency',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'location',
    name: 'Location',
    description: 'Where the person is based',
    category: 'personal',
    default_selected: true,
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Whether the person has a premium membership',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'followerCount',
    name: 'Follower Count',
    description: 'How many people follow the profile',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'education',
    name: 'Education',
    description: 'Schools, degrees and years',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'certifications',
    name: 'Certifications',
    description: 'Certificates and who issued them',
    category: 'personal',
    default_selected: false,
  },
  {
    id: 'personalEmail',
    name: 'Personal Email',
    description: 'Private e-mail address, where a source has one',
    category: 'contact',
    default_selected: false,
  },
  {
    id: 'personalContactNumber',
    name: 'Personal Contact Number',
    description: 'Phone number, where a source has one',
    category: 'contact',
    default_selected: false,
  },
  {
    id: 'workEmail',
    name: 'Work Email',
    description: 'E-mail address at the current company',
    category: 'contact',
    default_selected: true,
  },
  {
    id: 'linkedinEmail',
    name: 'LinkedIn Email',
    description: 'E-mail address shown in the contact info of the profile',
    category: 'contact',
    default_selected: false,
  },
  {
    id: 'occupation',
    name: 'Occupation',
    description: 'The headline of the profile',
    category: 'professional',
    default_selected: true,
  },
  {
    id: 'jobTitle',
    name: 'Job Title',
    description: 'Title of the current position',
    category: 'professional',
    default_selected: true,
  },
  {
    id: 'seniorityLevel',
    name: 'Seniority Level',
    description: 'Owner, Partner, CXO, VP, Director, Manager, Senior, Entry, Training or Unpaid',
    category: 'professional',
    default_selected: true,
  },
  {
    id: 'department',
    name: 'Department',
    description: 'Job function, one of 26',
    category: 'professional',
    default_selected: true,
  },
  {
    id: 'workExperience',
    name: 'Work Experience',
    description: 'Positions held, newest first',
    category: 'professional',
    default_selected: true,
  },
  {
    id: 'skillsTools',
    name: 'Skills & Tools',
    description: 'Skills and tools the person lists',
    category: 'professional',
    default_selected: false,
  },
  {
    id: 'companyName',
    name: 'Company Name',
    description: 'Current employer',
    category: 'company',
    default_selected: true,
  },
  {
    id: 'companyLinkedinUrl',
    name: 'Company LinkedIn URL',
    description: 'Page of the employer on the network',
    category: 'company',
    default_selected: false,
  },
  {
    id: 'companyWebsite',
    name: 'Company Website',
    description: 'Website of the employer',
    category: 'company',
    default_selected: true,
  },
  {
    id: 'companyPage',
    name: 'Company Page',
    description: 'What the employer says about itself',
    category: 'company',
    default_selected: false,
  },
  {
    id: 'totalEmployees',
    name: 'Total Employees',
    description: 'How many people work there',
    category: 'company',
    default_selected: true,
  },
  {
    id: 'headquarterLocation',
    name: 'Headquarter Location',
    description: 'Where the employer is based',
    category: 'company',
    default_selected: false,
  },
  {
    id: 'industry',
    name: 'Industry',
    description: 'Industry of the employer',
    category: 'company',
    default_selected: true,
  },
  {
    id: 'companyTaglineMission',
    name: 'Company Tagline / Mission',
    description: 'Tagline or mission of the employer',
    category: 'company',
    default_selected: false,
  },
  {
    id: 'yearFounded',
    name: 'Year Founded',
    description: 'When the employer was founded',
    category: 'company',
    default_selected: false,
  },
] as const satisfies readonly CatalogueEntry[];

const AI_GENERATED = [
  {
    id: 'personalInterests',
    name: 'Personal Interests',
    description: 'What the person cares about, from posts and profile',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'prospectCompanyProfile',
    name: 'Prospect Company Profile',
    description: "The prospect's company in a few lines",
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'prospectSummary',
    name: 'Prospect Summary',
    description: 'Who this person is and why it matters to you',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'caseStudiesClients',
    name: 'Case Studies & Clients',
    description: 'Clients and results the company shows',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'recentPostsSummary',
    name: 'Recent Posts Summary',
    description: 'What the person wrote lately',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'productsServicesSummary',
    name: 'Products & Services Summary',
    description: 'What the company sells',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'targetCustomersICP',
    name: 'Target Customers (ICP)',
    description: 'Whom the company sells to',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'recentCompanyUpdates',
    name: 'Recent Company Updates',
    description: 'News of the company, with dates',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'pricingInformation',
    name: 'Pricing Information',
    description: 'What the company charges, where it is public',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'solutionsToPitch',
    name: 'Solutions To Pitch',
    description: 'What of yours fits this prospect',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'meetingOpener',
    name: 'Meeting Opener',
    description: 'A first line that could only be written to this person',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'idealDayTime',
    name: 'Ideal Day & Time',
    description: 'When to reach out, in their time zone',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'websiteCTA',
    name: 'Website CTA',
    description: "The call to action on the company's website",
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'painPoints',
    name: 'Pain Points',
    description: 'Likely needs, each with the fact it rests on',
    category: 'engagement',
    default_selected: false,
  },
  {
    id: 'reasoning',
    name: 'Reasoning',
    description: 'Why the score is what it is',
    category: 'scoring',
    default_selected: false,
  },
  {
    id: 'confidenceScore',
    name: 'Confidence Score',
    description: 'How well the prospect fits you, 0 to 100',
    category: 'scoring',
    default_selected: false,
  },
  { id: 'tag', name: 'Tag', description: 'Hot, Warm or Cold', category: 'scoring', default_selected: false },
] as const satisfies readonly CatalogueEntry[];

export type PlainParameterId = (typeof PLAIN)[number]['id'];
export type AiParameterId = (typeof AI_GENERATED)[number]['id'];
export type ParameterId = PlainParameterId | AiParameterId;

export interface Parameter {
  id: ParameterId;
  name: string;
  description: string;
  category: CategoryId;
  default_selected: boolean;
  /** Locked in the picker until the user has a company profile. */
  company_profile_required: boolean;
  ai_generated: boolean;
}

/** All 46 parameters, in the order in which columns are shown. */
export const PARAMETERS: readonly Parameter[] = [
  ...PLAIN.map((entry) => ({ ...entry, company_profile_required: false, ai_generated: false })),
  ...AI_GENERATED.map((entry) => ({ ...entry, company_profile_required: true, ai_generated: true })),
];

export const PARAMETER_IDS = PARAMETERS.map((parameter) => parameter.id) as [ParameterId, ...ParameterId[]];
export const AI_PARAMETER_IDS: readonly AiParameterId[] = AI_GENERATED.map((entry) => entry.id);
export const PARAMETER_BY_ID: ReadonlyMap<string, Parameter> = new Map(PARAMETERS.map((p) => [p.id, p]));

/** True for the ids whose value is written from facts and the user's company profile. */
export function isAiParameter(id: string): id is AiParameterId {
  return PARAMETER_BY_ID.get(id)?.ai_generated === true;
}

export const SENIORITY_LEVELS = [
  'Owner',
  'Partner',
  'CXO',
  'VP',
  'Director',
  'Manager',
  'Senior',
  'Entry',
  'Training',
  'Unpaid',
] as const;
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

/** The network's 26 published job functions (contract section 4). */
export const DEPARTMENTS = [
  'Accounting',
  'Administrative',
  'Arts and Design',
  'Business Development',
  'Community and Social Services',
  'Consulting',
  'Education',
  'Engineering',
  'Entrepreneurship',
  'Finance',
  'Healthcare Services',
  'Human Resources',
  'Information Technology',
  'Legal',
  'Marketing',
  'Media and Communication',
  'Military and Protective Services',
  'Operations',
  'Product Management',
  'Program and Project Management',
  'Purchasing',
  'Quality Assurance',
  'Real Estate',
  'Research',
  'Sales',
  'Support',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const TAGS = ['Hot', 'Warm', 'Cold'] as const;
export type Tag = (typeof TAGS)[number];

/** What a confidence score can be: a whole number within these bounds. */
export const SCORE = { min: 0, max: 100 } as const;

/** What kind of value an AI-generated parameter has: a score, a tag, or a text. */
export function kindOfWritten(id: ParameterId): 'score' | 'tag' | 'text' {
  if (id === 'confidenceScore') return 'score';
  return id === 'tag' ? 'tag' : 'text';
}

/** Credit packs; price and originalPrice in whole rupees (specification section 9). */
export const PLANS = [
  { id: 'credits-100', credits: 100, price: 100, originalPrice: 100, label: '0% Discount' },
  { id: 'credits-250', credits: 250, price: 237, originalPrice: 250, label: '5% Discount' },
  { id: 'credits-500', credits: 500, price: 450, originalPrice: 500, label: '10% Discount' },
  { id: 'credits-1000', credits: 1000, price: 800, originalPrice: 999, label: '20% Discount' },
] as const;

/** Bounds of one request. */
export const LIMITS = {
  /** Profiles in one call of POST /api/enrich. */
  profilesPerRequest: 10_000,
  uploadBytes: 10 * 1024 * 1024,
  uploadRows: 50_000,
  companyDescriptionChars: 5_000,
  editedValueChars: 10_000,
  feedbackCommentChars: 300,
  pageSizeMax: 200,
  suppressionsPerRequest: 1_000,
  /** On one list. */
  suppressionsPerList: 1_000_000,
} as const;
