import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { FactKind } from './prompt-facts.ts';

/** A parameter as a model is asked for it. The tag is not: it follows from the score. */
export interface AskedParameter {
  /** What it is for, its form and its length; goes into the prompt word by word. */
  ask: string;
  /** Characters at most. */
  most: number;
  /** It is asked for only when there is a fact of one of these kinds, and has to stand on one. */
  standsOn: readonly FactKind[];
  /** It has to stand on the user's own company as well. */
  needsOwn?: true;
}

export type AskedId = Exclude<AiParameterId, 'tag'>;

const OF_PERSON: readonly FactKind[] = ['job', 'person', 'post'];
const OF_COMPANY: readonly FactKind[] = ['company', 'product', 'customer', 'case', 'price', 'news', 'cta'];

/** Change a line and you change what users get: raise PROMPT_VERSION in prompt.ts with it. */
export const ASKED_PARAMETERS: Readonly<Record<AskedId, AskedParameter>> = {
  personalInterests: {
    ask: 'what the person cares about, from their own words, volunteering and skills. One to three sentences.',
    most: 600,
    standsOn: ['person', 'post'],
  },
  prospectCompanyProfile: {
    ask: "the person's company: what it does, for whom, size and place where known. Two to four sentences.",
    most: 700,
    standsOn: [...OF_COMPANY, 'page'],
  },
  prospectSummary: {
    ask: 'who this person is, what they decide in their job, and why that matters to what the user sells. Two to four sentences, with the name.',
    most: 700,
    standsOn: OF_PERSON,
  },
  caseStudiesClients: {
    ask: "clients and results that the person's company shows: who, what was wrong, what came of it. One to four sentences.",
    most: 700,
    standsOn: ['case', 'page'],
  },
  recentPostsSummary: {
    ask: 'what the person wrote lately, with the day of each post that is mentioned. One to four sentences.',
    most: 700,
    standsOn: ['post'],
  },
  productsServicesSummary: {
    ask: "what the person's company sells, by the names it uses. One to four sentences.",
    most: 700,
    standsOn: ['product', 'company', 'page'],
  },
  targetCustomersICP: {
    ask: "whom the person's company sells to. One to three sentences.",
    most: 600,
    standsOn: ['customer', 'case', 'page'],
  },
  recentCompanyUpdates: {
    ask: "news of the person's company, each with its day. One to four sentences.",
    most: 700,
    standsOn: ['news'],
  },
  pricingInformation: {
    ask: "what the person's company charges: plans and prices as it writes them. One to three sentences.",
    most: 500,
    standsOn: ['price', 'page'],
  },
  solutionsToPitch: {
    ask: "which things the user's company sells (facts own, ownsite) fit this person, and to which fact about them each answers. Never pitch anything the person's company or anybody else sells. Two to four sentences.",
    most: 800,
    standsOn: [...OF_PERSON, ...OF_COMPANY, 'page'],
    needsOwn: true,
  },
  meetingOpener: {
    ask: 'the first words the user could say or write to this person: about one thing the person did, wrote or takes care of, so that they could be said to nobody else. Addresses them by first name. No selling, no flattery. One or two sentences.',
    most: 400,
    standsOn: [...OF_PERSON, 'news'],
  },
  idealDayTime: {
    ask: 'when to reach out: a weekday and hours on the clock in the time of the place where the person lives, and why then. Say that it is advice. One or two sentences.',
    most: 350,
    standsOn: ['place'],
  },
  websiteCTA: {
    ask: "the main call to action on the website of the person's company, word by word in quotation marks, and what it tells about how it sells. One or two sentences.",
    most: 350,
    standsOn: ['cta'],
  },
  painPoints: {
    ask: 'likely needs of the person at work, at most three, each with the fact that suggests it. Say "likely" or "suggests": they are guesses. Two to five sentences.',
    most: 900,
    standsOn: [...OF_PERSON, ...OF_COMPANY],
  },
  reasoning: {
    ask: "why the confidence score is what it is: say in the person's job, fit of their field and company with what the user sells, and timing. Name the score as it is given in confidenceScore, and no other points. Two to five sentences.",
    most: 900,
    standsOn: [...OF_PERSON, ...OF_COMPANY],
  },
  confidenceScore: {
    ask: 'how well the person fits as a customer of the user, a whole number from 0 to 100: up to 30 for how much they decide, 20 for whether their department buys what the user sells, 30 for how well their company fits whom the user sells to, 20 for a good moment (recent posts, news, a new job).',
    most: 0,
    standsOn: [...OF_PERSON, ...OF_COMPANY],
  },
};
