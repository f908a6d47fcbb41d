import { useId, useState } from 'react';
import { LIMITS } from '../../../../../shared/catalogue.ts';
import type { FeedbackReason, FeedbackRequest } from '../../../../../shared/contract/feedback.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailureId } from '../../../../ui/support-id.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

const REASONS: Readonly<Record<FeedbackReason, string>> = {
  not_true: 'Not true',
  not_useful: 'Not useful',
  wrong_tone: 'Wrong tone',
  other: 'Other',
};

interface FeedbackFormProps {
  /** What was said before. */
  known: { reason: FeedbackReason | null; comment: string } | undefined;
  /** Why it could not be saved. */
  problem: string | null;
  error: unknown;
  onSend: (said: FeedbackRequest) => void;
  onCancel: () => void;
  /** Takes back what was said before. */
  onRemove: () => void;
}

/** What is wrong with a text: one of four reasons, and words of one's own. */
export function FeedbackForm({ known, problem, error, onSend, onCancel, onRemove }: FeedbackFormProps) {
  const group = useId();
  const [reason, setReason] = useState(known?.reason ?? null);
  const [comment, setComment] = useState(known?.comment ?? '');
  return (
    <form
      className="flex flex-col gap-3 rounded-control border border-lead bg-pane p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) onSend({ verdict: 'down', reason, comment });
      }}
    >
      <fieldset>
        <legend className="text-sm font-medium">What is wrong with it?</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {Object.entries(REASONS).map(([value, words]) => (
            <label key={value} className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
              <input
                type="radio"
                name={group}
                value={value}
                required
                checked={reason === value}
                onChange={() => setReason(value as FeedbackReason)}
                className="size-4 accent-cobalt"
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Say more (if you like)"
        rows={2}
        maxLength={LIMITS.feedbackCommentChars}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && (
        <p role="alert" className="text-sm text-rose">
          {problem}
        </p>
      )}
      {problem && <FailureId error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Send
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {known && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Take it back
          </Button>
        )}
      </div>
    </form>
  );
}
