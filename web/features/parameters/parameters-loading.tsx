import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = Array.from({ length: 9 }, (_, index) => `card-${index}`);

/** The picker's grid while the catalogue is on the way. */
export function ParametersLoading() {
  return (
    <div role="status" className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading the parameters</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-20" />
      ))}
    </div>
  );
}
