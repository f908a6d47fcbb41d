import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { ButtonRow } from './button-row.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  /** What the button says that sends the form. */
  submit: string;
  busy: boolean;
  /** Whether something was typed: then a click beside the dialog does not throw it away. */
  isChanged: boolean;
  /** Called by the button and by Enter; the fields say themselves what is wrong with them. */
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is one form, with `Cancel` and the button that sends it. */
export function FormDialog({ title, submit, busy, isChanged, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog
      open
      title={title}
      closeOnOverlay={!isChanged}
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {submit}
          </Button>
        </ButtonRow>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={send} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
