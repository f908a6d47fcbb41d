import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FailureId } from '../../../../ui/support-id.tsx';
import type { ProfileCard } from '../../profile-cards.ts';
import { CopyChoices } from './copy-choices.tsx';
import { SmallPrint } from './small-print.tsx';
import type { useEditedValue } from './use-edited-value.ts';
import { ValueEditor } from './value-editor.tsx';

interface EditedValueProps {
  card: ProfileCard;
  edit: ReturnType<typeof useEditedValue>;
  /** The user tried to close with unsaved changes. */
  warned: boolean;
}

/** An AI-generated value with its edits: save, discard, and the original to look at and to restore. */
export function EditedValue({ card, edit, warned }: EditedValueProps) {
  const { draft, setDraft, changed, original, busy, problem, error, save, discard, restore } = edit;
  const [showsOriginal, setShowsOriginal] = useState(false);
  return (
    <>
      <ValueEditor card={card} draft={draft} onDraft={setDraft} />
      {(problem || (warned && changed)) && (
        <p role="alert" className="mt-2 text-sm text-rose">
          {problem ?? 'These changes are not saved. Save them, or close again to drop them.'}
        </p>
      )}
      <FailureId error={error} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <SmallPrint provenance={card.provenance} sure />
        <div className="flex flex-wrap gap-2">
          {changed && (
            <>
              <Button variant="quiet" size="sm" onClick={discard}>
                Discard
              </Button>
              <Button size="sm" busy={busy} onClick={save}>
                Save
              </Button>
            </>
          )}
          <CopyChoices text={draft} facts={card.provenance?.evidence} />
        </div>
      </div>
      {original !== null && (
        <div className="mt-4 border-t border-lead pt-3">
          <div className="-ml-3 flex flex-wrap items-center">
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={showsOriginal}
              onClick={() => setShowsOriginal(!showsOriginal)}
            >
              {showsOriginal ? 'Hide original' : 'Show original'}
            </Button>
            <Button variant="quiet" size="sm" disabled={busy} onClick={restore}>
              Restore
            </Button>
          </div>
          {showsOriginal && (
            <p className="mt-2 max-h-40 overflow-y-auto text-sm whitespace-pre-line break-words text-ink-soft">
              {original}
            </p>
          )}
        </div>
      )}
    </>
  );
}
