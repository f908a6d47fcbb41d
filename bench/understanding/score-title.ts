import { readDepartment } from '../../server/insights/person/department.ts';
import { readSeniorityLevel } from '../../server/insights/person/seniority-level.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';

/** Compares the level and the department read from a job title with its labels. */
export function scoreTitle(item: LabelledItem): ItemResult {
  const text = item.text ?? '';
  const found = { seniority: readSeniorityLevel(text), department: readDepartment(text) };
  return scoreItem(
    (['seniority', 'department'] as const).map((name) => ({
      name,
      found: found[name] ? [found[name]] : [],
      readings: readingsOf(item, name),
    })),
  );
}
