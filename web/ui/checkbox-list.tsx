import type { ReactNode } from 'react';

/** Things of which any number can be chosen, each with what it means below its name. @param error shown below the list */
export function CheckboxList<Value extends string>({
  label,
  options,
  chosen,
  onToggle,
  error,
}: {
  label: string;
  options: readonly { value: Value; name: string; meaning: ReactNode }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  error: string | null;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-2 grid gap-2">
        {options.map(({ value, name, meaning }) => (
          <label key={value} className="flex items-start gap-2 py-1">
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 accent-cobalt"
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span>
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-ink-soft">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-sm text-rose">{error}</p>}
    </fieldset>
  );
}
