import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { supportIdOf } from './support-id-of.ts';
import { useCopy } from './use-copy.ts';

/**
 * Small print below an error: the id by which the operator finds the request, or the job, in the log.
 * @param id null renders nothing
 */
export function SupportId({ id, className }: { id: string | null; className?: string | undefined }) {
  return id === null ? null : <Id id={id} className={className} />;
}

/** The same below what a failed call is explained by. @param error what was thrown */
export function FailureId({ error, className }: { error: unknown; className?: string }) {
  return <SupportId id={supportIdOf(error)} className={className} />;
}

function Id({ id, className }: { id: string; className?: string | undefined }) {
  const [copied, copy] = useCopy(id);
  const Icon = copied ? Check : Copy;
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-1.5 text-xs text-ink-soft', className)}>
      Support id <span className="min-w-0 break-all select-all">{id}</span>
      <button
        type="button"
        aria-label="Copy the support id"
        title="Copy the support id"
        onClick={() => void copy()}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-md transition hover:bg-lead/50 hover:text-ink pointer-coarse:size-11"
      >
        <Icon className="size-3.5" aria-hidden="true" />
      </button>
    </p>
  );
}
