import type { JobFunctionId } from './job-functions/ids.ts';
import type { SectorId } from './sectors/ids.ts';

/** A kind of company, as one that may be a customer. */
export interface Sector {
  id: SectorId;
  /** Customers of this kind, plural, small letters, as said inside a sentence: 'drug makers', 'trucking companies'. */
  customers: string;
  /** Codes of NAICS 2022 (two to six digits) that it covers: the source of where its border runs. */
  naics: readonly string[];
  /** The broader kind it is a part of, where there is one. */
  within?: SectorId;
  /** LinkedIn's names of industries, old and new, that mean this kind, exactly as written there. */
  industries: readonly string[];
  /** Phrases that name such companies in a description, several languages; a company that SERVES them is something else. */
  phrases: readonly string[];
}

/** What a person is in charge of. */
export interface JobFunction {
  id: JobFunctionId;
  /** As said after 'in charge of' or 'works in': 'logistics', 'human resources'. */
  label: string;
  /** Phrases of titles, several languages: 'supply chain', 'SCM', 'einkauf*'. */
  titles: readonly string[];
  /** The people as a user's description names them as buyers: 'procurement teams', 'CFO', 'plant managers'. */
  people: readonly string[];
}

/** A kind of offer. */
export interface Capability {
  /** 'cold-chain-monitoring' */
  id: string;
  /** Noun phrase, small letters, that fits 'sells {label}': 'cold chain monitoring'. */
  label: string;
  /** How descriptions name such an offer, several languages. Distinctive: two words or more, or one word that means nothing else. */
  phrases: readonly string[];
  /** Sectors that typically need it, the most typical first; 'any' for what every company can use. */
  sectors: readonly SectorId[] | 'any';
  /** Functions whose people decide on it, the first the most. */
  buyers: readonly JobFunctionId[];
  /** Functions that work with it or have a say, but do not decide. */
  users: readonly JobFunctionId[];
  /** The trouble it takes away, as a clause with a verb, lower case, true of any such customer: 'goods can spoil on the way without anyone seeing it in time'. */
  problem: string;
  /**
   * Phrases in a prospect's own words (description, products, news, posts) by which the need shows: 'vaccine', 'temperature controlled', 'reefer'.
   * Distinctive: a chance mention in another trade must be unlikely. Never words of job titles or of the seller's own trade.
   */
  signs: readonly string[];
  /** Phrases that say that a company SELLS this itself (a competitor or peer): 'telematics provider', 'payroll software'. */
  sellers: readonly string[];
}
