import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { ApiError, errorText } from '../../../api/client.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { ButtonRow } from '../../../ui/button-row.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureId } from '../../../ui/support-id.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';

/** What the form was sent with. */
export interface ReasonInput {
  reason: string;
  /** The same however often one opened form is sent. */
  key: string;
  /** The other fields, by their names. */
  form: FormData;
}

interface ReasonActionProps {
  /** On the button that opens the form. */
  label: string;
  /** For screen readers, where several buttons have the same label. */
  accessibleLabel?: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  /** The question. */
  title: string;
  /** What it means. */
  children: ReactNode;
  /** Fields before the reason; named. */
  fields?: ReactNode;
  reasonHint?: string;
  /** On the button that does it. */
  confirm: string;
  act: (input: ReasonInput) => Promise<unknown>;
  /** Said when it was done. */
  done: string;
}

/** A button for what operators do to others: it says what it means and asks why before it does it. */
export function ReasonAction(props: ReasonActionProps) {
  const { label, accessibleLabel, variant = 'secondary', size = 'sm' } = props;
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Button variant={variant} size={size} aria-label={accessibleLabel} onClick={() => setKey(uuid())}>
        {label}
      </Button>
      {key !== null && <ReasonForm {...props} requestKey={key} onClose={() => setKey(null)} />}
    </>
  );
}

function ReasonForm(props: ReasonActionProps & { requestKey: string; onClose: () => void }) {
  const { title, children, fields, reasonHint, confirm, variant, act, done, requestKey, onClose } = props;
  const queries = useQueryClient();
  const id = useId();
  const action = useMutation({
    mutationFn: (form: FormData) => act({ form, reason: String(form.get('reason') ?? '').trim(), key: requestKey }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      toast.success(done);
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      closeOnOverlay={false}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={id} variant={variant === 'danger' ? 'danger' : 'primary'} busy={action.isPending}>
            {confirm}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isPending) action.mutate(new FormData(event.currentTarget));
        }}
      >
        <div className="text-ink-soft">{children}</div>
        {fields}
        <TextField
          label="Reason"
          name="reason"
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
          hint={reasonHint ?? 'It stands in the audit log.'}
        />
        {action.error && (
          <p role="alert" className="text-rose">
            {failureOf(action.error)}
          </p>
        )}
        <FailureId error={action.error} />
      </form>
    </Dialog>
  );
}

function failureOf(error: Error): string {
  const text = errorText(error, 'It could not be done.');
  const more = error instanceof ApiError ? (error.details ?? error.issues[0]?.message) : undefined;
  return more ? `${text}: ${more}` : text;
}
