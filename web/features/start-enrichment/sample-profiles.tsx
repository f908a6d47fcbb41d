import { FlaskConical } from 'lucide-react';
import { usePublicConfig } from '../../api/queries/public-config.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * In sample mode: says that the data is sample data, and fills in three profiles (or one) with one click. It is at the bottom
 * of the card because it appears a moment after the first paint and must not push anything down.
 */
export function SampleProfiles({ single, onPick }: { single?: boolean; onPick: (urls: string[]) => void }) {
  const config = usePublicConfig();
  if (!config?.sample_network || config.sample_profiles.length === 0) return null;
  const urls = single ? config.sample_profiles.slice(0, 1) : config.sample_profiles;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed border-amber/50 px-3 py-1 text-sm sm:pr-1">
      <Badge tone="amber" icon={<FlaskConical className="size-3" aria-hidden="true" />}>
        Sample data
      </Badge>
      <span className="min-w-0 flex-1 basis-56 text-ink-soft">
        No profile source is set up yet: a synthetic network of invented people answers.
      </span>
      <Button variant="quiet" size="sm" className="max-sm:-ml-3" onClick={() => onPick(urls)}>
        {single ? 'Try a sample profile' : 'Try three sample profiles'}
      </Button>
    </div>
  );
}
