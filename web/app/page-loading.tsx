import { Spinner } from '../ui/spinner.tsx';

/**
 * Placeholder while a page's chunk loads; as tall as a page, so that nothing jumps. It becomes visible only when
 * that takes more than a moment.
 */
export function PageLoading() {
  return (
    <div className="appear-late flex min-h-[70dvh] items-center justify-center text-ink-soft" role="status">
      <Spinner className="size-6" />
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
