import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import { toast } from './toast.tsx';

/** Copies `text`; says 'Text copied' or 'Failed to copy', and shows a tick for two seconds. */
export function CopyButton({
  text,
  label = 'Copy Text',
  size = 'sm',
}: {
  text: string;
  label?: string;
  size?: ButtonSize;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success('Text copied');
    } catch {
      toast.error('Failed to copy');
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" size={size} icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
      {label}
    </Button>
  );
}
