import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrivacyDecision, PrivacyRequest } from '../../../../shared/contract/admin/privacy.ts';
import { api } from '../../../api/client.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Td } from '../../../ui/table.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { AdminList } from '../list/admin-list.tsx';
import { When } from '../list/when.tsx';

const PAGE_SIZE = 10;

const requestsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'privacy-requests', page],
    queryFn: ({ signal }) => api('listPrivacyRequests', { query: { page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

const STATES: Record<PrivacyRequest['state'], string> = {
  with_operator: 'To decide',
  answered: 'Answered',
  refused: 'Refused',
};
const DECISIONS: { decision: PrivacyDecision; label: string; means: string }[] = [
  {
    decision: 'answer',
    label: 'Tell',
    means: 'They are told by e-mail which kinds of data are kept, from which sources.',
  },
  { decision: 'leave_out', label: 'Leave out', means: 'They are listed for all users, and told so by e-mail.' },
  {
    decision: 'forget',
    label: 'Forget',
    means: 'What is kept is deleted for all users, they are listed, and told so by e-mail.',
  },
  {
    decision: 'refuse',
    label: 'Refuse',
    means: 'They are told by e-mail that nothing shows that the profile is theirs.',
  },
];

/** Requests that were confirmed, those to decide first. */
export function RequestsList() {
  const [page] = usePageParam();
  return (
    <AdminList
      result={useQuery(requestsQuery(page))}
      rowsOf={(data) => data.requests}
      label="privacy requests"
      columns={['When', 'Who', 'Wants', 'State', 'Decide']}
      noun="request"
      empty={{
        title: 'No requests',
        text: 'Requests from the public page stand here once their e-mail address is proven.',
      }}
      failed="The requests could not be read."
    >
      {(request: PrivacyRequest) => <RequestRow key={request.id} request={request} />}
    </AdminList>
  );
}

function RequestRow({ request }: { request: PrivacyRequest }) {
  const { created_at, email, linkedin_url, wants, state, proven, left_out } = request;
  return (
    <tr>
      <Td>
        <When time={created_at} />
      </Td>
      <Td className="max-w-64 min-w-44 break-words">
        {email ?? <span className="text-ink-soft">Not kept any more</span>}
        {linkedin_url && (
          <p className="text-sm break-all text-ink-soft">
            {linkedin_url} {proven ? '(names this address)' : '(not proven)'}
          </p>
        )}
      </Td>
      <Td className="min-w-32">{wants === 'access' ? 'To know what is kept' : 'To be left out'}</Td>
      <Td className="min-w-28">
        {STATES[state]}
        {left_out && <p className="text-sm text-ink-soft">Left out</p>}
      </Td>
      <Td className="min-w-48">
        {state === 'with_operator' && (
          <div className="flex flex-wrap gap-2">
            {DECISIONS.map((choice) => (
              <Decide key={choice.decision} id={request.id} email={email ?? ''} {...choice} />
            ))}
          </div>
        )}
      </Td>
    </tr>
  );
}

function Decide({
  id,
  email,
  decision,
  label,
  means,
}: {
  id: string;
  email: string;
  decision: PrivacyDecision;
  label: string;
  means: string;
}) {
  const queries = useQueryClient();
  const action = useMutation<unknown, Error, undefined>({
    mutationFn: () => api('decidePrivacyRequest', { params: { id }, body: { decision } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <ConfirmButton
      label={label}
      buttonSize="sm"
      title={`${label}: ${email}`}
      keep="Not yet"
      confirm={label}
      action={action}
      failure="The request could not be decided."
    >
      <p>{means}</p>
    </ConfirmButton>
  );
}
