import { lazyDialog } from '../../ui/dialog.tsx';
import type { PickerRequest } from './start-picker.tsx';

const StartPicker = lazyDialog(() => import('./start-picker.tsx'));

/** Loads the picker's chunk before the click that needs it. */
export const preloadPicker = StartPicker.preload;

/** The parameter picker between 'Enrich Now' and the start; closes once the start succeeded. */
export function ParameterPicker({ request, onClose }: { request: PickerRequest | null; onClose: () => void }) {
  return request && <StartPicker request={request} onClose={onClose} onGiveUp={onClose} />;
}
