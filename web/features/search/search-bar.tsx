import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { inputClass } from '../../ui/field.tsx';
import { QUERY_CHARS } from './search-limits.ts';
import { useTypingPlaceholder } from './typing-placeholder.ts';

/** What salespeople search for: a role, by city. */
const EXAMPLES = [
  'Marketing managers in Mumbai',
  'CTOs in Bengaluru',
  'HR directors in Delhi',
  'Founders in San Francisco',
  'Sales heads in London',
  'Procurement managers in Singapore',
] as const;

interface SearchBarProps {
  /** The initial text; to replace what was typed, change the component's key along with it. */
  initialQuery?: string;
  /** A search is running. */
  busy?: boolean;
  /** Given the trimmed text, which is never empty. */
  onSearch: (query: string) => void;
}

/** One line to describe who to find. Enter searches, unless the field is empty. */
export function SearchBar({ initialQuery = '', busy = false, onSearch }: SearchBarProps) {
  const [text, setText] = useState(initialQuery);
  const field = useRef<HTMLInputElement>(null);
  useTypingPlaceholder(field, EXAMPLES, text === '');
  const query = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (query !== '' && !busy) onSearch(query);
  }

  return (
    <search>
      <form className="flex gap-3 max-sm:flex-col" onSubmit={submit}>
        <div className="relative min-w-0 flex-1">
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft"
            aria-hidden="true"
          />
          <input
            ref={field}
            type="search"
            dir="auto"
            aria-label="Who are you looking for?"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={QUERY_CHARS}
            className={`${inputClass} h-11 pl-10`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" size="lg" busy={busy} disabled={query === ''}>
          Search
        </Button>
      </form>
    </search>
  );
}
