import { useEffect, useState } from 'react';
import { toast } from './toast.tsx';

/**
 * Copies `text` and shows 'Text copied' or 'Failed to copy'.
 * @returns whether it was copied within the last two seconds, and the function that copies it
 */
export function useCopy(text: string): [copied: boolean, copy: () => Promise<void>] {
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
  return [copied, copy];
}
