import { lazy, Suspense } from 'react';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { LeftOut } from '../parameters/quote/quote-lines.tsx';

const loadPicker = () => import('../parameters/parameters-modal.tsx');
const ParametersModal = lazy(loadPicker);

/** Loads the picker's chunk before the click that needs it. */
export function preloadPicker(): void {
  void loadPicker().catch(() => undefined);
}

export interface PickerRequest {
  /** Addresses of the profiles that are to be enriched, each once. */
  profiles: readonly string[];
  /** Of what they come from; nothing unless given. */
  leftOut?: LeftOut;
  start: (columns: ParameterId[]) => Promise<void>;
}

/** The parameter picker between 'Enrich Now' and the start; closes once the start succeeded. */
export function ParameterPicker({ request, onClose }: { request: PickerRequest | null; onClose: () => void }) {
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ParametersModal
        profiles={request.profiles}
        leftOut={request.leftOut}
        onClose={onClose}
        onEnrich={async (columns) => {
          await request.start(columns);
          onClose();
        }}
      />
    </Suspense>
  );
}
