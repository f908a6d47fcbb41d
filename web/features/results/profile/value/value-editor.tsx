import clsx from 'clsx';
import { kindOfWritten, LIMITS, SCORE, TAGS } from '../../../../../shared/catalogue.ts';
import { inputClass } from '../../../../ui/field.tsx';
import type { ProfileCard } from '../../profile-cards.ts';

/** The AI-generated value itself, as the field that fits its kind: a text, a score, or one of the tags. */
export function ValueEditor({
  card,
  draft,
  onDraft,
}: {
  card: ProfileCard;
  draft: string;
  onDraft: (draft: string) => void;
}) {
  const kind = kindOfWritten(card.id);
  if (kind === 'tag') {
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
  if (kind === 'score') {
    return (
      <input
        type="number"
        min={SCORE.min}
        max={SCORE.max}
        step={1}
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
