import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/**
 * Fields that narrow a list; it changes when they are sent. Fields are named as the filter's parts.
 * @param filter what is set now: when it changes from outside, as by going back, the fields begin anew
 */
export function FilterForm<Name extends string>({
  filter,
  onChange,
  label,
  children,
}: {
  filter: Record<Name, string>;
  onChange: (filter: Record<Name, string>) => void;
  label: string;
  children: ReactNode;
}) {
  const names = Object.keys(filter) as Name[];
  const read = (data: FormData) =>
    Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
  const isSet = names.some((name) => filter[name] !== '');
  return (
    <form
      key={JSON.stringify(filter)}
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(read(new FormData(event.currentTarget)));
      }}
    >
      {children}
      <Button
        type="submit"
        variant="secondary"
        className="h-11"
        icon={<Search className="size-4" aria-hidden="true" />}
      >
        Show
      </Button>
      {isSet && (
        <Button variant="quiet" className="h-11" onClick={() => onChange(read(new FormData()))}>
          Show all
        </Button>
      )}
    </form>
  );
}
