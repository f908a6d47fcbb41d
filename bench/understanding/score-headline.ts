import { readHeadline } from '../../server/providers/people/headline/read-headline.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';
import { fold } from './same-value.ts';

/** Compares the present role and the former employers read from a headline with its labels. */
export function scoreHeadline(item: LabelledItem): ItemResult {
  const { former, ...role } = readHeadline(item.text ?? '');
  const isSame = (found: string, wanted: string) => fold(found) === fold(wanted);
  return scoreItem([
    ...(['title', 'company', 'seniority', 'department'] as const).map((name) => ({
      name,
      found: role[name] ? [role[name]] : [],
      readings: readingsOf(item, name),
      isSame,
    })),
    { name: 'former', found: former, readings: readingsOf(item, 'former', true), isSame },
  ]);
}
