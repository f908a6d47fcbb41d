import { describe, expect, it } from 'vitest';
import { AI_PARAMETER_IDS, PARAMETERS, PLANS } from './catalogue.ts';

const PLAIN_OF_THE_SPECIFICATION =
  'firstName lastName profilePictureUrl gender personalEmail personalContactNumber occupation jobTitle workEmail linkedinEmail seniorityLevel department workExperience skillsTools languages location premium companyName companyLinkedinUrl companyWebsite companyPage totalEmployees headquarterLocation industry companyTaglineMission yearFounded';
const AI_GENERATED_OF_THE_SPECIFICATION =
  'personalInterests prospectCompanyProfile prospectSummary caseStudiesClients recentPostsSummary productsServicesSummary targetCustomersICP recentCompanyUpdates pricingInformation solutionsToPitch meetingOpener idealDayTime websiteCTA painPoints reasoning confidenceScore tag';
const OURS = 'education certifications followerCount';

const sorted = (ids: readonly string[]) => [...ids].sort();

describe('the catalogue', () => {
  it('has the 26 plain parameters of the specification and our three', () => {
    const plain = PARAMETERS.filter(({ ai_generated }) => !ai_generated).map(({ id }) => id);
    expect(sorted(plain)).toEqual(sorted(`${PLAIN_OF_THE_SPECIFICATION} ${OURS}`.split(' ')));
  });

  it('has the 17 AI-generated ones, which alone need a company profile', () => {
    expect(sorted(AI_PARAMETER_IDS)).toEqual(sorted(AI_GENERATED_OF_THE_SPECIFICATION.split(' ')));
    const locked = PARAMETERS.filter((parameter) => parameter.company_profile_required).map(({ id }) => id);
    expect(sorted(locked)).toEqual(sorted(AI_PARAMETER_IDS));
  });

  it('puts reasoning, score and tag into Scoring and the other AI-generated ones into Engagement', () => {
    const scoring = PARAMETERS.filter(({ category }) => category === 'scoring').map(({ id }) => id);
    expect(sorted(scoring)).toEqual(['confidenceScore', 'reasoning', 'tag']);
    const engagement = PARAMETERS.filter(({ category }) => category === 'engagement');
    expect(engagement).toHaveLength(14);
    expect(engagement.every(({ ai_generated }) => ai_generated)).toBe(true);
  });
});

describe('what it costs', () => {
  it('is sold in four plans', () => {
    expect(PLANS.map(({ credits, price, originalPrice }) => [credits, price, originalPrice])).toEqual([
      [100, 100, 100],
      [250, 237, 250],
      [500, 450, 500],
      [1_000, 800, 999],
    ]);
  });
});
