import { listParameters } from '../../../accounts/list-parameters.ts';
import type { Tool } from '../tool.ts';

export const listParametersTool: Tool<'list_parameters'> = async ({ db }, _input, { principal }) => {
  const parameters = await listParameters(db, principal.userId);
  const chosen = parameters.filter(({ default_selected }) => default_selected);
  return {
    output: { parameters },
    text: `${parameters.length} parameters. Without a list of them, ${chosen.length} are looked up: those with default_selected.`,
  };
};
