import type { ReactNode } from 'react';

/** Says what is missing, why, and what to do next: for empty, failed and missing content. */
export function EmptyState({
  title,
  children,
  action,
  tone = 'lead',
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'lead' | 'rose';
}) {
  const line = tone === 'rose' ? 'var(--rose)' : 'var(--edge)';
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center" role={tone === 'rose' ? 'alert' : undefined}>
      <svg viewBox="0 0 96 72" className="mb-5 h-18 w-24" fill="none" aria-hidden="true">
        <g stroke={line} strokeWidth="1.5" strokeLinejoin="round" strokeOpacity="0.7">
          <path d="M4 4h34l8 26-42 10z" fill="var(--cobalt)" fillOpacity="0.12" />
          <path d="M38 4h54v20l-46 6z" />
          <path d="M4 40l42-10-6 38H4z" />
          <path d="M46 30l46-6v26l-50 6z" fill="var(--amber)" fillOpacity="0.12" />
          <path d="M42 56l50-6v18H40z" strokeDasharray="3 4" />
        </g>
      </svg>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1.5 max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
