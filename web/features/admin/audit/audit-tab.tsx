import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AuditLine } from '../../../../shared/contract/admin/audit.ts';
import { api, apiFile, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Td } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { AdminList } from '../list/admin-list.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { usedOf, useFilter } from '../list/use-filter.ts';
import { When } from '../list/when.tsx';
import { ACTION_WORDS } from './action-words.ts';

const PAGE_SIZE = 20;
const FILTER = ['actor', 'action', 'subject', 'since', 'until'] as const;
type Filter = Record<(typeof FILTER)[number], string>;

function auditQuery(filter: Filter, page: number) {
  return queryOptions({
    queryKey: ['admin', 'audit', filter, page],
    queryFn: ({ signal }) => api('listAudit', { query: { ...usedOf(filter), page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Who did what: filtered, paged, and as a file. */
export default function AuditTab() {
  const [filter, setFilter] = useFilter(FILTER);
  const [page] = usePageParam();
  const result = useQuery(auditQuery(filter, page));
  return (
    <div className="flex flex-col gap-6">
      <FilterForm label="Filter of the audit log" filter={filter} onChange={setFilter}>
        <TextField label="Who" name="actor" defaultValue={filter.actor} placeholder="E-mail, user id or doctor" />
        <SelectField label="What" name="action" defaultValue={filter.action}>
          <option value="">Everything</option>
          {Object.entries(ACTION_WORDS).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField label="To whom or what" name="subject" defaultValue={filter.subject} placeholder="An id" />
        <TextField label="From" name="since" type="date" defaultValue={filter.since} />
        <TextField label="Until" name="until" type="date" defaultValue={filter.until} />
        <DownloadAudit filter={filter} />
      </FilterForm>
      <AdminList
        result={result}
        rowsOf={(data) => data.lines}
        label="audit entries"
        columns={['When', 'Who', 'What', 'To whom or what', 'Details']}
        noun="entry"
        nouns="entries"
        empty={{
          title: 'No entries',
          text: 'What operators and repairs do is listed here, except what these filters leave out.',
        }}
        failed="The audit log could not be read."
      >
        {(line: AuditLine) => <AuditRow key={line.id} line={line} />}
      </AdminList>
    </div>
  );
}

function AuditRow({ line }: { line: AuditLine }) {
  const { actor, action, subject, details, request_id } = line;
  const shown = Object.entries(details);
  return (
    <tr>
      <Td>
        <When time={line.created_at} />
      </Td>
      <Td className="max-w-56 break-words">{actor.id ?? (actor.kind === 'doctor' ? 'The doctor' : 'Leadlight')}</Td>
      <Td className="min-w-36">{ACTION_WORDS[action] ?? action}</Td>
      <Td className="max-w-56 min-w-40 text-sm break-all">
        <span className="text-ink-soft">{subject.kind}</span> {subject.id}
      </Td>
      <Td className="min-w-48 text-sm">
        {shown.map(([name, value]) => (
          <p key={name} className="break-words">
            <span className="text-ink-soft">{name.replaceAll('_', ' ')}:</span>{' '}
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </p>
        ))}
        {request_id && <p className="break-all text-ink-soft">request {request_id}</p>}
      </Td>
    </tr>
  );
}

function DownloadAudit({ filter }: { filter: Filter }) {
  const download = useMutation({
    mutationFn: async () => {
      const file = await apiFile('exportAudit', { query: usedOf(filter) });
      saveFile(file, `leadlight-audit-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: (failure) => toastFailure(errorText(failure, 'The audit log could not be downloaded.'), failure),
  });
  return (
    <Button
      variant="secondary"
      className="h-11"
      busy={download.isPending}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => download.mutate()}
    >
      Download as csv
    </Button>
  );
}
