import { Check, Copy } from 'lucide-react';
import { Button, type ButtonSize } from './button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies `text`, and shows a tick for two seconds. */
export function CopyButton({
  text,
  label = 'Copy Text',
  size = 'sm',
}: {
  text: string;
  label?: string;
  size?: ButtonSize;
}) {
  const [copied, copy] = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" size={size} icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
      {label}
    </Button>
  );
}
