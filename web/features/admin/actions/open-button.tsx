import { useSearchParams } from '../../../routing/address.ts';
import { Button } from '../../../ui/button.tsx';

/** Opens one thing of a list: its id is put into the address. */
export function OpenButton({ param, id, name }: { param: string; id: string; name: string }) {
  const [, setParams] = useSearchParams();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Open ${name}`}
      onClick={() =>
        setParams((known) => {
          known.set(param, id);
          return known;
        })
      }
    >
      Open
    </Button>
  );
}
