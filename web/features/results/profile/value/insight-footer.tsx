import { Check, ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { valueText } from '../../../../../shared/format-value.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import type { ProfileCard } from '../../profile-cards.ts';
import { FeedbackButtons } from '../feedback/feedback-buttons.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { SmallPrint } from './small-print.tsx';
import { withSources } from './with-sources.ts';

/** Below an AI-generated value: how sure it is and what it rests on, copying, and what the user thinks of it. */
export function InsightFooter({ job, card }: { job: Job; card: ProfileCard }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const facts = card.provenance?.evidence ?? [];
  const text = card.value === undefined ? '' : valueText(card.value, card.id);
  const [copied, copy] = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    <div className="mt-auto flex flex-col gap-1 pt-1">
      <SmallPrint provenance={card.provenance} sure />
      <div className="-mx-2 flex flex-wrap items-center gap-y-2">
        {facts.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="flex min-h-9 items-center gap-1 rounded-control px-2 text-sm font-medium text-cobalt hover:bg-cobalt/10 pointer-coarse:min-h-11"
          >
            <span>
              What it rests on<span className="sr-only"> for {card.name}</span>
            </span>
            <ChevronDown className={open ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />
          </button>
        )}
        <div className="ml-auto flex">
          <IconButton
            icon={<Icon className="size-4" aria-hidden="true" />}
            label={`Copy ${card.name}`}
            onClick={copy}
          />
        </div>
        <FeedbackButtons job={job} card={card} />
        <div id={panel} hidden={!open} className="basis-full px-2 pb-1">
          {open && (
            <>
              <EvidenceList facts={facts} />
              <div className="mt-3">
                <CopyButton text={withSources(text, facts)} label="Copy with sources" />
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
