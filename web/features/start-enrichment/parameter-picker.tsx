import { lazy, Suspense } from 'react';
import type { ParameterId } from '../../../shared/catalogue.ts';

const loadPicker = () => import('../parameters/parameters-modal.tsx');
const ParametersModal = lazy(loadPicker);

/** Loads the picker's chunk before the click that needs it. */
export function preloadPicker(): void {
  void loadPicker().catch(() => undefined);
}

export interface PickerRequest {
  /** How many profiles are to be enriched. */
  count: number;
  start: (columns: ParameterId[]) => Promise<void>;
}

/** The parameter picker between 'Enrich Now' and the start; closes once the start succeeded. */
export function ParameterPicker({ request, onClose }: { request: PickerRequest | null; onClose: () => void }) {
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ParametersModal
        count={request.count}
        onClose={onClose}
        onEnrich={async (columns) => {
          await request.start(columns);
          onClose();
        }}
      />
    </Suspense>
  );
}
