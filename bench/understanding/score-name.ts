import { readPersonName } from '../../server/person-names/read-person-name.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';

/** Compares the first and the last name read from a text with its labels, whatever the case and the width of letters. */
export function scoreName(item: LabelledItem): ItemResult {
  const found = readPersonName(item.text ?? '');
  return scoreItem(
    (['firstName', 'lastName'] as const).map((name) => ({
      name,
      found: found[name] ? [found[name]] : [],
      readings: readingsOf(item, name),
      isSame: (one, other) => plain(one) === plain(other),
    })),
  );
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
