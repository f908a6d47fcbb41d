import type { ReactNode } from 'react';

/** One fact of a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
