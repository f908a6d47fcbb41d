import { useState } from 'react';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { valueText } from '../../../../../shared/format-value.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ProfileCard } from '../../profile-cards.ts';
import { CopyChoices } from './copy-choices.tsx';
import { EditedValue } from './edited-value.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { SmallPrint } from './small-print.tsx';
import { useEditedValue } from './use-edited-value.ts';
import { ValueBody } from './value-body.tsx';

interface DetailModalProps {
  job: Job;
  card: ProfileCard;
  onClose: () => void;
}

/** One value in full: to read, to copy, and, when it is AI-generated, to edit in place. */
export function DetailModal({ job, card, onClose }: DetailModalProps) {
  const [warned, setWarned] = useState(false);
  const editable = card.ai_generated && (typeof card.value === 'string' || typeof card.value === 'number');
  const edit = useEditedValue(job, card);
  const unsaved = editable && edit.changed;

  function close() {
    if (unsaved && !warned) setWarned(true);
    else onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      closeOnOverlay={!unsaved}
      title={card.name}
      subtitle={
        card.ai_generated
          ? `Certainly! Here's a personalized ${card.name}`
          : `${card.name} as displayed on LinkedIn profile`
      }
    >
      {editable ? (
        <EditedValue card={card} edit={edit} warned={warned} />
      ) : (
        <>
          <section
            aria-label={card.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
            tabIndex={0}
            className="max-h-[280px] overflow-y-auto rounded-control border border-lead bg-paper px-3.5 py-3 2xl:max-h-80"
          >
            {card.value === undefined ? <p>N/A</p> : <ValueBody value={card.value} parameter={card.id} />}
          </section>
          {card.value === undefined ? (
            <p className="mt-3 text-sm text-ink-soft">{whyMissing(card)} It was not charged.</p>
          ) : (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <SmallPrint provenance={card.provenance} sure />
              <CopyChoices text={valueText(card.value, card.id)} facts={card.provenance?.evidence} />
            </div>
          )}
        </>
      )}
      <Evidence facts={card.provenance?.evidence} />
    </Dialog>
  );
}

function whyMissing({ state, ai_generated }: ProfileCard): string {
  if (state === 'skipped') return 'This is written with your company profile, and there was none.';
  return ai_generated ? 'What is known of this person gives nothing to write here.' : 'No source had this.';
}

/** The facts a derived or written value rests on. */
function Evidence({ facts }: { facts: readonly string[] | undefined }) {
  if (!facts || facts.length === 0) return null;
  return (
    <details className="mt-4 border-t border-lead pt-3" open={facts.length <= 3}>
      <summary className="text-sm font-medium">What this rests on</summary>
      <EvidenceList facts={facts} />
    </details>
  );
}
