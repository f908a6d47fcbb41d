import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import { ButtonRow } from './button-row.tsx';
import { Dialog } from './dialog.tsx';
import { giveFocusBack } from './focus-return.ts';
import { FailureId } from './support-id.tsx';

/** What to confirm: a mutation without variables. */
interface ConfirmedAction {
  mutate: (variables: undefined, options: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
}

interface ConfirmButtonProps {
  label: string;
  /** What screen readers say of the button, where several have the same label. */
  accessibleLabel?: string;
  icon?: ReactNode;
  buttonSize?: ButtonSize;
  /** While there is nothing to confirm yet. */
  disabled?: boolean;
  /** The question. */
  title: string;
  subtitle?: string;
  /** What it means. */
  children: ReactNode;
  size?: 'sm' | 'md';
  /** The two answers. */
  keep: string;
  confirm: string;
  /** Runs when confirmed; the dialog closes on success and shows the error on failure. */
  action: ConfirmedAction;
  /** Shown for an error without a message. */
  failure: string;
}

/** A button for what cannot be undone: it asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    label,
    accessibleLabel,
    icon,
    buttonSize,
    disabled = false,
    title,
    subtitle,
    children,
    size = 'sm',
    keep,
    confirm,
    action,
    failure,
  } = props;
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The action may remove the button while it has the focus.
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown === document.activeElement) queueMicrotask(() => giveFocusBack(null, false));
    };
  }, []);

  const goOn = () => action.mutate(undefined, { onSuccess: () => setAsking(false) });
  return (
    <>
      <Button
        ref={button}
        variant="danger"
        size={buttonSize}
        icon={icon}
        disabled={disabled}
        aria-label={accessibleLabel}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        size={size}
        title={title}
        subtitle={subtitle}
        onClose={() => setAsking(false)}
        footer={
          <ButtonRow>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button variant="danger" busy={action.isPending} onClick={goOn}>
              {confirm}
            </Button>
          </ButtonRow>
        }
      >
        {children}
        {action.error && (
          <p role="alert" className="mt-3 text-rose">
            {action.error.message || failure}
          </p>
        )}
        <FailureId error={action.error} className="mt-1" />
      </Dialog>
    </>
  );
}
