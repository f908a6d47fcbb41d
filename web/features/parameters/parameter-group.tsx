import type { ParameterId } from '../../../shared/catalogue.ts';
import { isLocked } from './choice/choice.ts';
import type { ParameterGroup as Group } from './group-parameters.ts';
import { ParameterCard } from './parameter-card.tsx';

interface ParameterGroupProps {
  group: Group;
  chosen: ReadonlySet<ParameterId>;
  hasCompany: boolean;
  /** Share of profiles that each was found for lately, 0 to 1. */
  hitRates: ReadonlyMap<ParameterId, number>;
  onToggle: (ids: ParameterId[], chosen: boolean) => void;
  onUnlock: () => void;
}

/** The parameters of one category, with one click to choose or clear all that are not locked. */
export function ParameterGroupSection({
  group,
  chosen,
  hasCompany,
  hitRates,
  onToggle,
  onUnlock,
}: ParameterGroupProps) {
  const { category, parameters } = group;
  const open = parameters.filter((parameter) => !isLocked(parameter, hasCompany)).map(({ id }) => id);
  const all = open.length > 0 && open.every((id) => chosen.has(id));
  const count = parameters.filter(({ id }) => chosen.has(id)).length;
  return (
    <section aria-labelledby={`group-${category.id}`} className="mt-5 first:mt-0">
      <div className="mb-2 flex min-h-8 items-center gap-3">
        <h3 id={`group-${category.id}`} className="text-base">
          {category.name}
        </h3>
        <span className="tabular text-sm text-ink-soft">
          {count} of {parameters.length}
        </span>
        {open.length > 0 && (
          <button
            type="button"
            aria-label={`${all ? 'Clear all of' : 'Select all of'} ${category.name}`}
            onClick={() => onToggle(open, !all)}
            className="ml-auto min-h-8 rounded-md px-2 text-sm font-medium text-cobalt hover:bg-cobalt/10 pointer-coarse:min-h-11"
          >
            {all ? 'Clear all' : 'Select all'}
          </button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parameters.map((parameter) => (
          <ParameterCard
            key={parameter.id}
            parameter={parameter}
            chosen={chosen.has(parameter.id)}
            locked={isLocked(parameter, hasCompany)}
            hitRate={hitRates.get(parameter.id)}
            onToggle={(id, on) => onToggle([id], on)}
            onUnlock={onUnlock}
          />
        ))}
      </div>
    </section>
  );
}
