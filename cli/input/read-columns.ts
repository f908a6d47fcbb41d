import { PARAMETERS, type ParameterId } from '../../shared/catalogue.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Client } from '../connection/client.ts';

/**
 * The parameters to ask for.
 * @param given ids, separated by commas, in any case; without it those the user has chosen on the page
 * @throws CliError wrong use, naming what is no parameter
 */
export async function readColumns(client: Client, given: string | undefined): Promise<ParameterId[]> {
  if (given === undefined) {
    const { parameters } = await client.call('listParameters');
    return parameters.filter((parameter) => parameter.default_selected).map(({ id }) => id);
  }
  const known = new Map<string, ParameterId>(PARAMETERS.map(({ id }) => [id.toLowerCase(), id]));
  const names = given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !known.has(name.toLowerCase()));
  if (names.length === 0 || unknown.length > 0) {
    const message = names.length === 0 ? '--columns names no parameter.' : `No such parameter: ${unknown.join(', ')}.`;
    throw new CliError(EXIT.wrongUse, message, { hint: '"npx leadlight columns" lists the parameters.' });
  }
  const wanted = new Set(names.map((name) => known.get(name.toLowerCase())));
  return PARAMETERS.map(({ id }) => id).filter((id) => wanted.has(id));
}
