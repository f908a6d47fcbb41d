import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from '../../../routing/address.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The heading of one thing of a list, with the way back to it. @param param of the address that names the thing */
export function DetailHeading({ param, back, children }: { param: string; back: string; children: string }) {
  const [, setParams] = useSearchParams();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={back}
        className="-ml-2"
        icon={<ArrowLeft className="size-5" aria-hidden="true" />}
        onClick={() =>
          setParams((known) => {
            known.delete(param);
            return known;
          })
        }
      />
      <h2 className="min-w-0 text-xl break-words">{children}</h2>
    </div>
  );
}
