import clsx from 'clsx';
import { LIMITS, TAGS } from '../../../../shared/catalogue.ts';
import { inputClass } from '../../../ui/field.tsx';
import type { ProfileCard } from '../profile-cards.ts';

/** The AI-generated value itself, as a field: text, a number from 0 to 100, or one of the tags. */
export function ValueEditor({
  card,
  draft,
  onDraft,
}: {
  card: ProfileCard;
  draft: string;
  onDraft: (draft: string) => void;
}) {
  if (card.id === 'tag') {
    return (
      <select
        aria-label={card.name}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        className={clsx(inputClass, 'h-11')}
      >
        {[...new Set([...TAGS, draft])].map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </select>
    );
  }
  if (typeof card.value === 'number') {
    return (
      <input
        type="number"
        min={0}
        max={100}
        aria-label={card.name}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        className={clsx(inputClass, 'tabular h-11')}
      />
    );
  }
  return (
    <textarea
      aria-label={card.name}
      value={draft}
      maxLength={LIMITS.editedValueChars}
      onChange={(event) => onDraft(event.target.value)}
      className={clsx(
        inputClass,
        'field-sizing-content max-h-[280px] min-h-28 resize-none py-2.5 leading-relaxed 2xl:max-h-80',
      )}
    />
  );
}
