import { TEXT_JOBS } from '../parameter-jobs/text-jobs.ts';
import type { TextExample, TextId } from '../parameter-jobs/types.ts';

/** How a model is asked for a text: its job, its rules, and examples. */
export function askForText(id: TextId): string {
  const { restsOn, rules, never, good, bad } = TEXT_JOBS[id];
  return [
    `- ${id}: ${orderFor(id)}`,
    `  Rests on: ${restsOn}`,
    `  Rules: ${rules.join(' ')}`,
    `  Never: ${never.join('; ')}.`,
    ...good.map((example) => `  Good, ${written(example)}`),
    `  Bad, ${written(bad)} Why: ${bad.why}`,
  ].join('\n');
}

/** The order alone: none of its words may come back as the text. */
export function orderFor(id: TextId): string {
  const { job, mostWords } = TEXT_JOBS[id];
  return `${job} At most ${mostWords} words.`;
}

function written({ facts, offer, text }: TextExample): string {
  const sold = offer === undefined ? '' : `; the user sells ${offer}`;
  return `from ${facts}${sold} => ${text}`;
}
