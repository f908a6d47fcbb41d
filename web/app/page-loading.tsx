import { Spinner } from '../ui/spinner.tsx';

/**
 * Stands in the page's place while its chunk is on the way; as tall as a page, so that nothing jumps. It shows itself only when
 * that takes longer than a blink.
 */
export function PageLoading() {
  return (
    <div className="appear-late flex min-h-[70dvh] items-center justify-center text-ink-soft" role="status">
      <Spinner className="size-6" />
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
