import { usePublicConfig } from '../../../api/queries/public-config.ts';
import { SampleMark } from '../../results/sample-mark.tsx';

/** Says of people found in the sample network that they are made up. */
export function SampleNote() {
  if (!usePublicConfig()?.sample_network) return null;
  return (
    <p className="text-sm text-ink-soft">
      <SampleMark /> These people and companies are made up for trying things out.
    </p>
  );
}
