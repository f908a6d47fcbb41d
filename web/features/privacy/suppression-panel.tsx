import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type {
  SuppressionEntry,
  SuppressionScope,
  SuppressionsResponse,
} from '../../../shared/contract/suppressions.ts';
import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { giveFocusBack } from '../../ui/focus-return.ts';
import { formatCount } from '../../ui/format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { countPages } from '../paging/count-pages.ts';
import { ImportDialog } from './import-dialog.tsx';
import { readEntriesOfFile, readEntry } from './read-entries.ts';
import { suppressionsQuery, useAddSuppressions, useRemoveSuppression } from './suppression-queries.ts';
import { SuppressionRow } from './suppression-row.tsx';

const WRONG = 'Please enter a LinkedIn profile URL, an e-mail address or a domain.';
const LARGEST_FILE = 10 * 1024 * 1024;

/** Who is not to be processed: the list, adding one, and adding those of a file. */
export function SuppressionPanel({ scope }: { scope: SuppressionScope }) {
  const [page, setPage] = useState(1);
  const list = useQuery(suppressionsQuery(scope, page));
  const add = useAddSuppressions(scope);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<SuppressionEntry[] | null>(null);
  const file = useRef<HTMLInputElement>(null);

  async function send(entries: readonly SuppressionEntry[]): Promise<boolean> {
    try {
      const { added, jobs_ended } = await add.mutateAsync(entries);
      const ended = jobs_ended > 0 ? ` ${formatCount(jobs_ended, 'enrichment')} ended, free of charge.` : '';
      toast.success(added > 0 ? `${formatCount(added, 'entry', 'entries')} added.${ended}` : 'Already on the list.');
      setPage(1);
      return true;
    } catch (failure) {
      setProblem(errorText(failure, 'The list could not be changed.'));
      return false;
    }
  }
  async function addOne(event: FormEvent) {
    event.preventDefault();
    const entry = readEntry(text);
    setProblem(entry ? null : WRONG);
    if (entry && (await send([entry]))) setText('');
  }
  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    const entries = chosen.size > LARGEST_FILE ? [] : readEntriesOfFile(await chosen.text());
    const none = 'No profile URLs, e-mail addresses or domains were found in the file.';
    setProblem(chosen.size > LARGEST_FILE ? 'The file is larger than 10 MiB.' : entries.length === 0 ? none : null);
    setFound(entries.length > 0 ? entries : null);
  }

  return (
    <div className="flex flex-col gap-4">
      <form className="flex flex-wrap items-start gap-3" onSubmit={(event) => void addOne(event)} noValidate>
        <div className="min-w-0 grow basis-64">
          <TextField
            label="Person or company"
            hint="A profile URL, an e-mail address or a domain."
            value={text}
            error={problem}
            autoComplete="off"
            placeholder="https://www.linkedin.com/in/…"
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          {problem && problem !== WRONG && <FailureId error={add.error} className="mt-1" />}
        </div>
        <div className="flex gap-3 sm:pt-6.5">
          <Button type="submit" variant="secondary" className="h-11" busy={add.isPending}>
            Add
          </Button>
          <Button
            variant="secondary"
            className="h-11"
            icon={<Upload className="size-4" aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            Import csv
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="hidden"
          aria-label="File with people who are not to be processed"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            void readFile(chosen);
            event.target.value = '';
          }}
        />
      </form>
      <Entries list={list} scope={scope} page={page} onPage={setPage} />
      {found && (
        <ImportDialog
          entries={found}
          busy={add.isPending}
          onClose={() => setFound(null)}
          onImport={async () => {
            await send(found);
            setFound(null);
          }}
        />
      )}
    </div>
  );
}

function Entries({
  list: { data, error, refetch },
  scope,
  page,
  onPage,
}: {
  list: UseQueryResult<SuppressionsResponse>;
  scope: SuppressionScope;
  page: number;
  onPage: (page: number) => void;
}) {
  const remove = useRemoveSuppression(scope);
  if (!data && error) {
    return (
      <p className="flex flex-wrap items-center gap-3" role="alert">
        The list could not be loaded.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  const { suppressions, pagination } = data;
  if (pagination.total_count === 0) return <p className="text-ink-soft">Nobody is on the list.</p>;
  return (
    <>
      <p className="text-sm text-ink-soft" role="status">
        {formatCount(pagination.total_count, 'entry', 'entries')}
      </p>
      <ul className="divide-y divide-lead border-y border-lead">
        {suppressions.map((entry) => (
          <SuppressionRow
            key={entry.id}
            entry={entry}
            busy={remove.isPending && remove.variables === entry.id}
            onRemove={() =>
              remove.mutate(entry.id, {
                onSuccess: () => {
                  toast.success('Taken off the list.');
                  setTimeout(() => giveFocusBack(null, false));
                },
                onError: (failure) => toastFailure(errorText(failure, 'The entry could not be removed.'), failure),
              })
            }
          />
        ))}
      </ul>
      <Pagination page={page} pageCount={countPages(pagination)} onPage={onPage} label="Pages of the list" />
    </>
  );
}
