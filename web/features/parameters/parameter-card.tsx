import clsx from 'clsx';
import { Lock, Sparkles } from 'lucide-react';
import type { Parameter, ParameterId } from '../../../shared/catalogue.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface ParameterCardProps {
  parameter: Parameter;
  chosen: boolean;
  locked: boolean;
  /** Share of profiles it was found for lately, 0 to 1; absent where that was not measured. */
  hitRate: number | undefined;
  onToggle: (id: ParameterId, chosen: boolean) => void;
  onUnlock: () => void;
}

/** One parameter: the whole card is its switch; a locked one says why and how to unlock it. */
export function ParameterCard(props: ParameterCardProps) {
  const { parameter, chosen, locked, hitRate, onToggle, onUnlock } = props;
  const aiPowered = parameter.category === 'engagement' || parameter.category === 'scoring';
  return (
    <div
      className={clsx(
        'flex flex-col rounded-card border transition',
        chosen ? 'border-cobalt bg-cobalt/5 ring-1 ring-cobalt' : 'border-lead bg-pane',
        locked ? 'border-dashed bg-paper' : 'hover:border-edge',
        chosen && 'hover:border-cobalt',
      )}
    >
      <label
        htmlFor={`parameter-${parameter.id}`}
        className={clsx('flex flex-1 items-start gap-3 px-3.5 py-3', locked ? 'cursor-not-allowed' : 'cursor-pointer')}
      >
        <span className="min-w-0 flex-1">
          <span className={clsx('block font-medium', locked && 'text-ink-soft')}>
            {parameter.name}
            {hitRate !== undefined && !locked && (
              <span className="tabular ml-2 text-xs font-normal whitespace-nowrap text-ink-soft">
                found for {Math.round(hitRate * 100)}%
              </span>
            )}
          </span>
          <span className="mt-0.5 block text-sm text-ink-soft">{parameter.description}</span>
          {aiPowered && (
            <Badge tone="violet" className="mt-2" icon={<Sparkles className="size-3" aria-hidden="true" />}>
              AI-Powered
            </Badge>
          )}
        </span>
        <Switch
          id={`parameter-${parameter.id}`}
          aria-label={parameter.name}
          checked={chosen}
          aria-disabled={locked || undefined}
          onChange={(event) => onToggle(parameter.id, event.target.checked)}
        />
      </label>
      {locked && (
        <div className="flex items-center justify-between gap-2 border-t border-dashed border-lead px-3.5 py-1">
          <Tooltip text="Add company profile to unlock this">
            <button
              type="button"
              aria-label={`${parameter.name} is locked: Add company profile to unlock this`}
              className="-ml-2 inline-flex size-7 items-center justify-center rounded-md text-ink-soft pointer-coarse:size-11"
            >
              <Lock className="size-4" aria-hidden="true" />
            </button>
          </Tooltip>
          <button
            type="button"
            onClick={onUnlock}
            className="min-h-7 rounded-md px-1.5 text-sm font-medium text-cobalt hover:underline pointer-coarse:min-h-11"
          >
            Unlock Now
          </button>
        </div>
      )}
    </div>
  );
}
