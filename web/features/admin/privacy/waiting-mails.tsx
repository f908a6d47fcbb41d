import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingMail } from '../../../../shared/contract/admin/privacy.ts';
import { api, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { giveFocusBack } from '../../../ui/focus-return.ts';
import { formatCount } from '../../../ui/format.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { countPages } from '../../paging/count-pages.ts';
import { ListFailed } from '../../paging/list-failed.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { When } from '../list/when.tsx';

const PAGE_SIZE = 5;

const mailsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'waiting-mails', page],
    queryFn: ({ signal }) => api('listWaitingMails', { query: { page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

/** Mails that wait: without a mail server all of them, to be sent by hand. */
export function WaitingMails() {
  const [page, goTo] = usePageParam('mails');
  const { data, error, refetch } = useQuery(mailsQuery(page));
  if (!data) {
    if (!error) return <Skeleton className="h-24" />;
    return <ListFailed title="The mails could not be read." error={error} onRetry={() => void refetch()} />;
  }
  const { mails, sends, pagination } = data;
  return (
    <>
      <p className="text-ink-soft">
        {sends
          ? 'Mails that the mail server did not take are tried again by themselves.'
          : 'No mail server is configured (SMTP_URL): send these by hand, then take them off the list.'}
      </p>
      {mails.length === 0 && <p>No mail waits.</p>}
      {mails.map((mail) => (
        <MailCard key={mail.id} mail={mail} />
      ))}
      {mails.length > 0 && (
        <p className="text-sm text-ink-soft" role="status">
          {formatCount(pagination.total_count, 'mail')}
        </p>
      )}
      <Pagination page={page} pageCount={countPages(pagination)} onPage={goTo} label="Pages of mails" />
    </>
  );
}

function MailCard({ mail: { id, created_at, recipient, subject, body, trouble } }: { mail: WaitingMail }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api('deleteWaitingMail', { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'waiting-mails'] });
      setTimeout(() => giveFocusBack(null, false));
    },
    onError: (failure) => toastFailure(errorText(failure, 'The mail could not be taken off the list.'), failure),
  });
  return (
    <Card className="p-4">
      <p className="font-medium break-words">
        To {recipient}: {subject}
      </p>
      <p className="text-sm text-ink-soft">
        <When time={created_at} />
        {trouble && `, not sent: ${trouble}`}
      </p>
      <p className="mt-3 text-sm break-words whitespace-pre-line">{body}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={body} />
        <Button variant="secondary" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          Take off the list
        </Button>
      </div>
    </Card>
  );
}
