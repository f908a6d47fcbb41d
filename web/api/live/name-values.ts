/** Other names under which a result may carry a parameter's value (specification section 3). */
const OTHER_NAMES = [
  ['firstName', 'name'],
  ['jobTitle', 'headline'],
  ['companyName', 'company'],
  ['location', 'geoLocation'],
] as const;

interface Carrier {
  linkedin_url?: unknown;
  result?: unknown;
}

/**
 * Renames the values of a job, or of an event about one, to the names of the catalogue.
 * @returns the same object when its names are those already
 */
export function nameValues<Named extends Carrier>(named: Named): Named {
  if (typeof named.result !== 'object' || named.result === null) return named;
  const result = named.result as Record<string, unknown>;
  const missing = OTHER_NAMES.filter(([id, other]) => result[id] === undefined && result[other] !== undefined);
  const address = named.linkedin_url ?? result.linkedinUrl ?? result.linkedin_url;
  if (missing.length === 0 && address === named.linkedin_url) return named;
  const values = Object.fromEntries(missing.map(([id, other]) => [id, result[other]]));
  return { ...named, linkedin_url: address, result: { ...result, ...values } };
}
