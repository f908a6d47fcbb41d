import { Skeleton } from '../../../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder cards while a search runs. */
export function SkeletonCards() {
  return (
    <div className="flex flex-col gap-3" data-skeleton="">
      {CARDS.map((card) => (
        <div key={card} className="flex items-center gap-4 rounded-card border border-lead bg-pane px-4 py-4">
          <Skeleton className="size-5" />
          <Skeleton className="size-12 rounded-xl" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40 max-w-full" />
            <Skeleton className="h-4 w-72 max-w-full" />
            <Skeleton className="h-3 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
