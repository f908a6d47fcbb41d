import { type FactIndex, indexFacts } from '../../providers/language-model/grounding/find-ungrounded.ts';
import type { InsightRequest } from '../insight-writer.ts';
import type { PromptFact } from './prompt-facts.ts';

/** What the texts about one profile are checked against. */
export interface GroundingContext {
  byId: ReadonlyMap<string, PromptFact>;
  texts: readonly string[];
  factIndex: FactIndex;
  /** The user's own words, whether the model was given them or not. */
  ownTexts: readonly string[];
  /** Of the facts about the prospect alone. */
  prospectTexts: readonly string[];
  mayLink: readonly string[];
  /** Of the person, of companies and of products: their spelling is theirs. */
  names: readonly string[];
  /** IANA name of where the person lives, for advice on the hour. */
  timeZone: string | undefined;
  now: Date;
}

/** @param facts the lines the model was given: a text may state nothing beyond them */
export function createGroundingContext(facts: readonly PromptFact[], request: InsightRequest): GroundingContext {
  const texts = [...facts.map(({ text }) => text), String(request.now.getUTCFullYear())];
  return {
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    texts,
    factIndex: indexFacts(texts),
    ownTexts: [request.ownCompany.description],
    prospectTexts: facts.filter(({ kind }) => kind !== 'own').map(({ text }) => text),
    mayLink: addressesOf(request),
    names: namesOf(request),
    timeZone: request.facts.person?.value.location?.timeZone,
    now: request.now,
  };
}

/** Where a link in a text may lead: what people wrote about themselves is no place to take an address from. */
function addressesOf({ facts, ownCompany }: InsightRequest): string[] {
  const company = facts.company?.value;
  const employers = facts.person?.value.experience.map((job) => job.companyName) ?? [];
  const known = [ownCompany.website, company?.name, company?.website, company?.callToAction?.url, ...employers];
  return known.filter((one) => one !== undefined);
}

function namesOf({ facts: { person, company } }: InsightRequest): string[] {
  const { firstName, lastName, experience = [] } = person?.value ?? {};
  const { name, products = [], clients = [], callToAction } = company?.value ?? {};
  const jobs = experience.flatMap((job) => [job.title, job.companyName]);
  const known = [firstName, lastName, name, ...jobs, ...products.map((product) => product.name), ...clients];
  return [...known, callToAction?.text].filter((one) => one !== undefined);
}

/** What the time zone is called: 'IST', 'India Standard Time'. */
export function zoneNamesOf({ timeZone, now }: GroundingContext): string[] {
  if (timeZone === undefined) return [];
  try {
    return ['en-GB', 'en-US', 'en-IN', 'en-AU'].flatMap((locale) =>
      (['short', 'long'] as const).flatMap((timeZoneName) =>
        new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
          .formatToParts(now)
          .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : [])),
      ),
    );
  } catch {
    return [];
  }
}

/** Words that say something, in lower case. */
export const significantWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{5,}|\p{Lo}{2,}/gu) ?? []).filter((word) => !COMMON.has(word));
const COMMON = new Set(
  'website user company their which these those about with from that help helps helping customers customer'.split(' '),
);
