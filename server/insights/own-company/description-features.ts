import { guessCapabilities } from '../trade/capabilities/guess-capabilities.ts';
import { isSpecialised } from '../trade/capabilities/specialised-offers.ts';
import { findBuyerFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import type { NamedCapability } from './offer-kinds.ts';

/** What is read of a description by rules, as far as it tells who buys. */
export interface ReadDescription {
  capabilities: readonly NamedCapability[];
  customers: ReadonlyMap<SectorId, unknown>;
  buyers: ReadonlyMap<JobFunctionId, unknown>;
  fields: readonly JobFunctionId[];
}

const WORD = /[\p{L}\p{M}]{2,}/gu;
const BEGINNING = 5;
const ENDING_FROM = 7;
const MAIN = 2;
const GUESSES = 3;

/**
 * What the classifier of buyers looks at in a description of one's own company: its words with their beginnings and ends,
 * and what the rules make of it: offers with who buys and uses them, customers, and people, whether or not they are said to buy.
 */
export function descriptionFeatures(text: string, read: ReadDescription): string[] {
  const features = new Set(['every description']);
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    features.add(word);
    if (word.length > BEGINNING) features.add(`^${word.slice(0, BEGINNING)}`);
    if (word.length > ENDING_FROM) features.add(`$${word.slice(-BEGINNING)}`);
  }
  const add = (kind: string, ids: Iterable<string>) => {
    for (const id of ids) features.add(`${kind}: ${id}`);
  };
  const main = read.capabilities
    .map(({ capability }) => capability)
    .filter((capability) => !isSpecialised(capability))
    .slice(0, MAIN);
  add(
    'offer',
    main.map(({ id }) => id),
  );
  for (const { buyers, users, sectors } of main) {
    add('first buyer', buyers.slice(0, 1));
    add('buyer', buyers.slice(1));
    add('user', users);
    add('sector', sectors === 'any' ? ['any'] : sectors.slice(0, MAIN));
  }
  for (const { capability } of guessCapabilities(text).slice(0, GUESSES)) {
    add('near offer', [capability.id]);
    add('near buyer', capability.buyers.slice(0, MAIN));
  }
  add('customer', read.customers.keys());
  add('named buyer', read.buyers.keys());
  add('field', read.fields);
  add(
    'kind of company',
    findCustomers(text).map(({ id }) => id),
  );
  add(
    'people',
    findBuyerFunctions(text).map(({ id }) => id),
  );
  return [...features];
}
