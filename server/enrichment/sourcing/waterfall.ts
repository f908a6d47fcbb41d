import type { AiParameterId, PlainParameterId } from '../../../shared/catalogue.ts';
import type { FactField } from '../../providers/profile-facts.ts';

/**
 * The waterfall: from which source each value is taken. This file is all there is to configure about it; what each source has
 * cost and found so far is printed by `npm run doctor`.
 *
 * A source is asked only when it is configured, only for what the sources before it in the list did not have, and together with
 * others when neither needs the other. A source that a list does not name comes after those it names.
 */

/** What a value is made from, and who is asked for it, in order. */
export interface ParameterSources {
  /** The field it is made from. */
  reads: FactField;
  /** Fields it can be made from instead, less well: asked for along with the first, or when nobody has the first. */
  fallbackFields?: readonly FactField[];
  ask: readonly string[];
}

// The profile as it is today, before records that were collected some time ago.
const LIVE_FIRST = ['unipile', 'people-data-labs', 'sample-network'];
// What a company says of itself: on the network in a form that is made for it, on its website in many.
const LIVE_THEN_WEBSITE = ['unipile', 'people-data-labs', 'company-website', 'sample-network'];
// What only its own website says for sure.
const WEBSITE_FIRST = ['company-website', 'unipile', 'people-data-labs', 'sample-network'];
// Contact data that a profile shows to its contacts only is rare there, and somebody else's business to collect.
const RECORDS_FIRST = ['people-data-labs', 'unipile', 'sample-network'];

export const WATERFALL: Readonly<Record<PlainParameterId, ParameterSources>> = {
  // Personal: what people say of themselves, so the profile itself.
  firstName: { reads: 'person.firstName', ask: LIVE_FIRST },
  lastName: { reads: 'person.lastName', ask: LIVE_FIRST },
  // Only the profile has a picture.
  profilePictureUrl: { reads: 'person.pictureUrl', ask: LIVE_FIRST },
  // Profiles do not state it, records sometimes do; else it is a guess from the first name, marked as one.
  gender: {
    reads: 'person.gender',
    fallbackFields: ['person.firstName'],
    ask: ['people-data-labs', 'unipile', 'sample-network'],
  },
  languages: { reads: 'person.languages', ask: LIVE_FIRST },
  location: { reads: 'person.location', ask: LIVE_FIRST },
  // Only the network knows who pays it, and how many follow.
  premium: { reads: 'person.premium', ask: LIVE_FIRST },
  followerCount: { reads: 'person.followerCount', ask: LIVE_FIRST },
  education: { reads: 'person.education', ask: LIVE_FIRST },
  certifications: { reads: 'person.certifications', ask: LIVE_FIRST },

  // Contact: kept per user, never shared between users.
  personalEmail: { reads: 'contact.personalEmail', ask: RECORDS_FIRST },
  personalContactNumber: { reads: 'contact.phone', ask: RECORDS_FIRST },
  // Hunter checks the address it finds, and costs a sixth of a record.
  workEmail: { reads: 'contact.workEmail', ask: ['hunter', 'people-data-labs', 'unipile', 'sample-network'] },
  // The address shown in the contact info of the profile, by definition.
  linkedinEmail: { reads: 'contact.networkEmail', ask: ['unipile', 'sample-network'] },

  // Professional: the current position, as the person keeps it; the headline stands in.
  occupation: { reads: 'person.headline', ask: LIVE_FIRST },
  jobTitle: { reads: 'person.experience', fallbackFields: ['person.headline'], ask: LIVE_FIRST },
  seniorityLevel: { reads: 'person.experience', fallbackFields: ['person.headline'], ask: LIVE_FIRST },
  department: { reads: 'person.experience', fallbackFields: ['person.headline'], ask: LIVE_FIRST },
  workExperience: { reads: 'person.experience', ask: LIVE_FIRST },
  skillsTools: { reads: 'person.skills', ask: LIVE_FIRST },

  // Company: that of the current position, so from the source that named it.
  companyName: { reads: 'person.experience', fallbackFields: ['person.headline'], ask: LIVE_FIRST },
  companyLinkedinUrl: { reads: 'company.pageUrl', fallbackFields: ['person.experience'], ask: LIVE_FIRST },
  companyWebsite: { reads: 'company.website', ask: LIVE_FIRST },
  companyPage: { reads: 'company.description', ask: LIVE_THEN_WEBSITE },
  totalEmployees: { reads: 'company.employeeCount', fallbackFields: ['company.employeeRange'], ask: LIVE_FIRST },
  headquarterLocation: { reads: 'company.headquarters', ask: LIVE_FIRST },
  industry: { reads: 'company.industry', ask: LIVE_FIRST },
  companyTaglineMission: { reads: 'company.tagline', ask: LIVE_THEN_WEBSITE },
  yearFounded: { reads: 'company.foundedYear', ask: LIVE_THEN_WEBSITE },
};

// Who it is about, and what their company does.
const WHO: readonly FactField[] = ['person.headline', 'person.experience', 'company.industry', 'company.description'];
// What they care about just now, in their own words.
const WHO_AND_SAYS: readonly FactField[] = [...WHO, 'posts'];
// What the company says of itself on its own pages: offers, prices, customers. Who has not found the website cannot read it.
const PAGES: readonly FactField[] = ['company.website', 'company.pages'];
const WHO_AND_PAGES: readonly FactField[] = [...WHO, ...PAGES];

/** What each AI-generated value cannot do without: each of these is worth asking the next source for. */
export const INSIGHT_FIELDS: Readonly<Record<AiParameterId, readonly FactField[]>> = {
  personalInterests: WHO_AND_SAYS,
  prospectSummary: WHO_AND_SAYS,
  recentPostsSummary: WHO_AND_SAYS,
  meetingOpener: WHO_AND_SAYS,
  idealDayTime: WHO_AND_SAYS,
  painPoints: WHO_AND_SAYS,
  reasoning: WHO_AND_SAYS,
  confidenceScore: WHO_AND_SAYS,
  tag: WHO_AND_SAYS,
  prospectCompanyProfile: WHO_AND_PAGES,
  caseStudiesClients: WHO_AND_PAGES,
  productsServicesSummary: WHO_AND_PAGES,
  targetCustomersICP: WHO_AND_PAGES,
  pricingInformation: WHO_AND_PAGES,
  websiteCTA: WHO_AND_PAGES,
  solutionsToPitch: [...WHO_AND_SAYS, ...PAGES],
  // News are worth a call of their own only when news were asked for.
  recentCompanyUpdates: [...WHO, 'company.updates'],
};

/** Everything but contact data makes AI-generated values better, and comes along when somebody who has it is asked anyway. */
export const OPTIONAL_INSIGHT_FIELDS: readonly FactField[] = [
  'person.firstName',
  'person.lastName',
  'person.about',
  'person.location',
  'person.education',
  'person.skills',
  'person.certifications',
  'person.volunteering',
  'company.name',
  'company.website',
  'company.tagline',
  'company.specialities',
  'company.employeeCount',
  'company.employeeRange',
  'company.headquarters',
  'company.foundedYear',
  'company.products',
  'company.targetCustomers',
  'company.clients',
  'company.caseStudies',
  'company.pricing',
  'company.callToAction',
  'company.openRoles',
];

/** Who is asked for what AI-generated values are written from, but for what the next list names. */
export const INSIGHT_SOURCES: readonly string[] = LIVE_THEN_WEBSITE;

/** Fields that are nobody's parameter, and that others are asked for than `INSIGHT_SOURCES`. */
export const SOURCES_OF_FIELDS: { readonly [Field in FactField]?: readonly string[] } = {
  'company.pages': WEBSITE_FIRST,
  'company.callToAction': WEBSITE_FIRST,
  'company.pricing': WEBSITE_FIRST,
  'company.products': WEBSITE_FIRST,
  'company.clients': WEBSITE_FIRST,
  'company.targetCustomers': WEBSITE_FIRST,
};
