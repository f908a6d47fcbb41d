import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenJob } from '../../../../shared/contract/admin/jobs.ts';
import { api, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount, formatDateTime } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { Td } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { ReasonAction } from '../actions/reason-action.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { useFilter } from '../list/use-filter.ts';
import { When } from '../list/when.tsx';

const PAGE_SIZE = 20;
const FILTER = ['minutes'] as const;
const AGES = [
  ['', 'Older than 15 minutes'],
  ['60', 'Older than an hour'],
  ['1440', 'Older than a day'],
  ['0', 'All that have not ended'],
] as const;

function jobsQuery(minutes: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'jobs', minutes, page],
    queryFn: ({ signal }) =>
      api('listOpenJobs', { query: { minutes: minutes || 15, page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
}

/** Jobs that have not ended: how old they are, what they wait for, and a way on. */
export default function JobsTab() {
  const [filter, setFilter] = useFilter(FILTER);
  const [page] = usePageParam();
  const result = useQuery(jobsQuery(filter.minutes, page));
  return (
    <div className="flex flex-col gap-6">
      <FilterForm label="Which jobs" filter={filter} onChange={setFilter}>
        <SelectField label="Jobs" name="minutes" defaultValue={filter.minutes}>
          {AGES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </FilterForm>
      <AdminList
        result={result}
        rowsOf={(data) => data.jobs}
        label="open jobs"
        columns={['Asked for', 'User', 'State', 'Waits for', 'Action']}
        noun="job"
        empty={{ title: 'No jobs hang', text: 'Every job of that age has ended.' }}
        failed="The jobs could not be read."
      >
        {(job: OpenJob) => <JobRow key={job.job_id} job={job} />}
      </AdminList>
    </div>
  );
}

function JobRow({ job }: { job: OpenJob }) {
  const params = { id: job.job_id };
  return (
    <tr>
      <Td>
        <When time={job.created_at} />
      </Td>
      <Td className="max-w-64">
        <p className="truncate">{job.email}</p>
        <p className="truncate text-sm text-ink-soft" title={job.job_id}>
          {job.job_id}
        </p>
      </Td>
      <Td>
        <StatusWord status={job.status}>{job.status === 'running' ? `${job.progress} %` : undefined}</StatusWord>
        <p className="text-sm whitespace-nowrap text-ink-soft">{formatCount(job.credits_held, 'credit')} held</p>
      </Td>
      <Td className="min-w-44">{describeWait(job)}</Td>
      <Td>
        <div className="flex gap-2">
          <Requeue job={job} />
          <ReasonAction
            label="End"
            accessibleLabel={`End the job of ${job.email}`}
            title="End this job?"
            confirm="End it"
            variant="danger"
            done="The job was ended, free of charge."
            act={({ reason }) => api('endJob', { params, body: { reason } })}
          >
            It fails, nothing is charged, and {formatCount(job.credits_held, 'credit')} are returned to {job.email}.
          </ReasonAction>
        </div>
      </Td>
    </tr>
  );
}

function Requeue({ job }: { job: OpenJob }) {
  const queries = useQueryClient();
  const requeue = useMutation({
    mutationFn: () => api('requeueJob', { params: { id: job.job_id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      toast.success('The job is in the queue again.');
    },
    onError: (error) => toastFailure(errorText(error, 'The job could not be queued.'), error),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Queue the job of ${job.email} again`}
      busy={requeue.isPending}
      onClick={() => requeue.mutate()}
    >
      Queue again
    </Button>
  );
}

function describeWait({ waits_for, waits_since, waits_until }: OpenJob): string {
  if (waits_for === 'worker') return 'A free worker';
  if (waits_for === 'retry') return waits_until ? `Its next try, ${formatDateTime(waits_until)}` : 'Its next try';
  if (waits_for === 'running')
    return waits_since ? `A worker has it since ${formatDateTime(waits_since)}` : 'A worker has it';
  return 'Nothing: no entry of the queue names it';
}
