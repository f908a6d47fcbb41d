import { useState } from 'react';
import { kindOfWritten, SCORE } from '../../../../../shared/catalogue.ts';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import type { ResultValue } from '../../../../../shared/result-value.ts';
import { ApiError, errorText } from '../../../../api/client.ts';

import type { ProfileCard } from '../../profile-cards.ts';
import { useEditValue } from './edit-value.ts';

/** An AI-generated value being edited: the draft, what was delivered first, and saving. Any other value stays as it is. */
export function useEditedValue(job: Job, card: ProfileCard) {
  const saved = card.value as string | number;
  const edit = useEditValue(job);
  const [draft, setDraft] = useState(String(saved));
  const [refusal, setRefusal] = useState<string | null>(null);

  function save(text: string) {
    const value = typeof saved === 'number' ? Number(text) : text.trim();
    const wrong = whyNot(text, card.id);
    setRefusal(wrong);
    if (wrong) return;
    edit.mutate({ parameter: card.id, value }, { onSuccess: () => setDraft(String(value)) });
  }
  return {
    draft,
    setDraft,
    changed: draft !== String(saved),
    /** The value as it was delivered, when it has been edited since. */
    original: originalOf(card),
    busy: edit.isPending,
    problem: refusal ?? (edit.error && problemOf(edit.error)),
    /** What the problem is, when it is the server's. */
    error: refusal === null ? edit.error : null,
    save: () => save(draft),
    discard: () => setDraft(String(saved)),
    restore: () => save(originalOf(card) ?? draft),
  };
}

function originalOf({ value, provenance }: ProfileCard): string | null {
  const original: ResultValue | undefined = provenance?.original;
  return original === undefined || original === value ? null : String(original);
}

/** What is wrong with the value, if the server says so; otherwise why it was not saved. */
function problemOf(error: unknown): string {
  const issue = error instanceof ApiError ? error.issues[0]?.message : undefined;
  return issue ?? errorText(error, 'The text could not be saved.');
}

function whyNot(text: string, parameter: ProfileCard['id']): string | null {
  if (text.trim() === '') return 'Write something, or close without saving.';
  const score = Number(text);
  const isScore = Number.isInteger(score) && score >= SCORE.min && score <= SCORE.max;
  if (kindOfWritten(parameter) === 'score' && !isScore)
    return `The score is a whole number from ${SCORE.min} to ${SCORE.max}.`;
  return null;
}
