import type { SearchIntent } from '../../../../shared/contract/search.ts';

/** What each part of an intent is called for the reader, in the order it is shown. */
const PARTS: readonly { part: Exclude<keyof SearchIntent, 'years_experience' | 'exclude'>; label: string }[] = [
  { part: 'titles', label: 'Title' },
  { part: 'seniority', label: 'Seniority' },
  { part: 'departments', label: 'Department' },
  { part: 'locations', label: 'Location' },
  { part: 'industries', label: 'Industry' },
  { part: 'companies', label: 'Company' },
  { part: 'keywords', label: 'Keyword' },
  { part: 'company_sizes', label: 'Company size' },
];

/** How the query was understood, so that a misunderstanding is noticed before anything is paid for. */
export function IntentChips({ intent }: { intent: SearchIntent }) {
  const chips = PARTS.flatMap(({ part, label }) => (intent[part] ?? []).map((value) => ({ label, value })));
  if (chips.length === 0) return null;
  return (
    <ul aria-label="How your search was understood" className="flex flex-wrap gap-2">
      {chips.map(({ label, value }) => (
        <li
          key={`${label}:${value}`}
          className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-lead bg-pane px-3 text-sm"
        >
          <span className="text-ink-soft">{label}</span>
          <span className="truncate font-medium">{value}</span>
        </li>
      ))}
    </ul>
  );
}
