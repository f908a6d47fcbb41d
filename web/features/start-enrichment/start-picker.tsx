import type { ParameterId } from '../../../shared/catalogue.ts';
import ParametersModal from '../parameters/parameters-modal.tsx';
import type { LeftOut } from '../parameters/quote/quote-lines.tsx';
import { type Starts, useStart } from './use-start.ts';

export interface PickerRequest {
  /** Addresses of the profiles that are to be enriched, each once. */
  profiles: readonly string[];
  /** Of what they come from; nothing unless given. */
  leftOut?: LeftOut;
  /** Given the ways to start, which come with the picker. */
  start: (starts: Starts, columns: ParameterId[]) => Promise<void>;
}

/** The picker, and the start of what was picked: a chunk that nobody needs before. */
export default function StartPicker({ request, onClose }: { request: PickerRequest; onClose: () => void }) {
  const starts = useStart();
  return (
    <ParametersModal
      profiles={request.profiles}
      leftOut={request.leftOut}
      onClose={onClose}
      onEnrich={async (columns) => {
        await request.start(starts, columns);
        onClose();
      }}
    />
  );
}
