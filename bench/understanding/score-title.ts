import { readJobTitle } from '../../server/vocabulary/job-titles/read-job-title.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';

/** Compares the level and the department read from a job title with its labels. */
export function scoreTitle(item: LabelledItem): ItemResult {
  const text = item.text ?? '';
  const found = readJobTitle(text);
  return scoreItem(
    (['seniority', 'department'] as const).map((name) => ({
      name,
      found: found[name] ? [found[name]] : [],
      readings: readingsOf(item, name),
    })),
  );
}
