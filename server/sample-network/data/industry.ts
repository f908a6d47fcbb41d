/**
 * What a company of an industry is, sells and says. Templates are as in wording.ts; they may use {company}, {brand}
 * (its first word), {city}, {customers}, and in case studies {client}. Names of products may use {brand}.
 */
export interface Industry {
  id: string;
  /** As the network writes it. */
  label: string;
  /** How people name it inside a sentence. */
  field: string;
  /** How many companies, relative to the others. */
  share: number;
  /** Smallest and largest number of people. */
  size: readonly [number, number];
  /** Earliest year of foundation. */
  since: number;
  /** Second words of company names. */
  tails: readonly string[];
  /** Led by partners, like law firms. */
  partnership?: true;
  /** A charity or association: it has volunteers, funders instead of investors, and no prices. */
  charity?: true;
  specialities: readonly string[];
  /** Continues '{company} …'. */
  does: readonly string[];
  /** How it works, whole sentences. */
  practice: readonly string[];
  taglines: readonly string[];
  products: readonly (readonly [name: string, summary: string])[];
  /** Plural, as used inside a sentence. */
  customers: readonly string[];
  /** Industries its named clients come from; absent when it serves private people or the public. */
  sellsTo?: readonly string[];
  cases: readonly (readonly [challenge: string, outcome: string])[];
  /** Public prices in US dollars; absent when this industry never shows any. */
  prices?: { per: string; plans: readonly (readonly [plan: string, low: number, high: number, includes: string])[] };
  /** Updates of its own kind: title and text. */
  news: readonly (readonly [title: string, text: string])[];
  callsToAction: readonly (readonly [text: string, path: string])[];
  /** Track id to how common it is; sales, people, finance and the like are added to every company. */
  tracks: Readonly<Record<string, number>>;
}
