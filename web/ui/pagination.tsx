import clsx from 'clsx';
import { Button } from './button.tsx';
import { pageNumbers } from './page-numbers.ts';

/** First, Prev, numbered, Next and Last. `page` counts from 1. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  onPage,
  label = 'Pages',
}: {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  label?: string;
}) {
  if (pageCount <= 1) return null;
  const step = (text: string, target: number, disabled: boolean) => (
    <Button variant="secondary" size="sm" disabled={disabled} onClick={() => onPage(target)}>
      {text}
    </Button>
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1.5">
      {step('First', 1, page === 1)}
      {step('Prev', page - 1, page === 1)}
      {pageNumbers(page, pageCount).map((entry, index, all) =>
        entry === 'gap' ? (
          <span key={`after-${all[index - 1]}`} className="px-1 text-ink-soft" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
            className={clsx(
              'tabular h-8 min-w-8 rounded-control px-2 text-sm transition pointer-coarse:h-11 pointer-coarse:min-w-11',
              entry === page ? 'bg-cobalt font-medium text-on-bright' : 'text-ink hover:bg-lead/50',
            )}
          >
            {entry}
          </button>
        ),
      )}
      {step('Next', page + 1, page === pageCount)}
      {step('Last', pageCount, page === pageCount)}
    </nav>
  );
}
