import { readCredits } from '../../../credits/read-credits.ts';
import type { Tool } from '../tool.ts';

export const getCreditsTool: Tool<'get_credits'> = async ({ db }, _input, { principal }) => {
  const output = await readCredits(db, principal.userId);
  return { output, text: `${output.credits} credits to spend, ${output.held} held for what runs.` };
};
