import clsx from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import type { FeedbackRequest } from '../../../../../shared/contract/feedback.ts';
import { errorText } from '../../../../api/client.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { FailureId } from '../../../../ui/support-id.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { ProfileCard } from '../../profile-cards.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { useSaveFeedback } from './save-feedback.ts';

/** Thumbs up and down for an AI-generated value. Up is said, and taken back, with a click; down asks why. */
export function FeedbackButtons({ job, card }: { job: Job; card: ProfileCard }) {
  const save = useSaveFeedback(job, card.id);
  const [asking, setAsking] = useState(false);
  const down = useRef<HTMLButtonElement>(null);
  const said = job.feedback[card.id];
  // A click is answered at once, not when the server has.
  const verdict = save.isPending ? save.variables?.verdict : said?.verdict;
  const problem = save.error && errorText(save.error, 'What you said could not be saved.');

  function say(words: FeedbackRequest | null) {
    save.mutate(words, {
      onSuccess: () => {
        toast.success(words ? 'Thank you' : 'Taken back');
        close();
      },
    });
  }
  function close() {
    // The form goes, and the focus with it.
    if (asking) down.current?.focus();
    setAsking(false);
  }
  return (
    <>
      <fieldset className="flex" aria-label={`What you think of ${card.name}`}>
        <Thumb
          icon={<ThumbsUp className="size-4" aria-hidden="true" />}
          label={`Thumbs up for ${card.name}`}
          pressed={verdict === 'up'}
          onClick={() => say(verdict === 'up' ? null : { verdict: 'up' })}
        />
        <Thumb
          ref={down}
          icon={<ThumbsDown className="size-4" aria-hidden="true" />}
          label={`Thumbs down for ${card.name}`}
          pressed={verdict === 'down'}
          expanded={asking}
          onClick={() => (asking ? close() : setAsking(true))}
        />
      </fieldset>
      {asking ? (
        <div className="basis-full">
          <FeedbackForm
            known={said?.verdict === 'down' ? said : undefined}
            problem={problem}
            error={save.error}
            onSend={say}
            onCancel={close}
            onRemove={() => say(null)}
          />
        </div>
      ) : (
        problem && (
          <div className="basis-full">
            <p role="alert" className="text-sm text-rose">
              {problem}
            </p>
            <FailureId error={save.error} />
          </div>
        )
      )}
    </>
  );
}

interface ThumbProps {
  ref?: Ref<HTMLButtonElement>;
  icon: React.ReactNode;
  label: string;
  pressed: boolean;
  expanded?: boolean;
  onClick: () => void;
}

function Thumb({ pressed, expanded, ...rest }: ThumbProps) {
  return (
    <IconButton
      aria-pressed={pressed}
      aria-expanded={expanded}
      className={clsx(pressed && 'bg-violet/12 text-violet hover:text-violet')}
      {...rest}
    />
  );
}
