import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import type { AdminUser } from '../../../../shared/contract/admin/users.ts';
import { api } from '../../../api/client.ts';
import { Card } from '../../../ui/card.tsx';
import { formatCount, formatDateTime, formatNumber } from '../../../ui/format.ts';
import { TransactionsTable } from '../../credits/transactions-table.tsx';
import { DetailHeading } from '../actions/detail-heading.tsx';
import { DetailWaiting } from '../actions/detail-waiting.tsx';
import { Fact } from '../actions/fact.tsx';
import { When } from '../list/when.tsx';
import { UserActions } from './user-actions.tsx';
import { UserState } from './user-state.tsx';

function userQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => api('readUser', { params: { id }, signal }),
  });
}

/** One user: who they are, what can be done, where they are signed in, what moved their credits. */
export function UserDetail({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(userQuery(userId));
  const heading = useId();
  return (
    <div className="flex flex-col gap-6">
      <DetailHeading param="user" back="Back to the users">
        {data?.user.username ?? 'User'}
      </DetailHeading>
      {!data ? (
        <DetailWaiting error={error} failed="This user could not be read." onRetry={() => void refetch()} />
      ) : (
        <>
          <Card className="flex flex-col gap-5 p-5">
            <UserFacts user={data.user} />
            <UserActions user={data.user} />
          </Card>
          <section className="flex flex-col gap-3">
            <h3 className="text-lg">Signed in</h3>
            {data.sessions.length === 0 ? (
              <p className="text-ink-soft">Nowhere at the moment.</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {data.sessions.map((session) => (
                  <li key={`${session.created_at} ${session.device}`}>
                    {session.device || 'Unknown device'}{' '}
                    <span className="text-sm text-ink-soft">
                      used <When time={session.last_used_at} />, signed in {formatDateTime(session.created_at)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby={heading} className="flex flex-col gap-3">
            <h3 id={heading} className="text-lg">
              Latest transactions
            </h3>
            {data.transactions.length === 0 ? (
              <p className="text-ink-soft">Nothing has moved the credits of this user yet.</p>
            ) : (
              <TransactionsTable transactions={data.transactions} labelledBy={heading} />
            )}
          </section>
        </>
      )}
    </div>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label="E-mail">{user.email}</Fact>
      <Fact label="Id">{user.id}</Fact>
      <Fact label="State">
        <UserState user={user} />
      </Fact>
      <Fact label="Credits to spend">{formatNumber(user.credits)}</Fact>
      <Fact label="Held for running jobs">
        {formatNumber(user.held)} <span className="text-ink-soft">({formatCount(user.open_jobs, 'job')})</span>
      </Fact>
      <Fact label="Last used">
        <When time={user.last_used_at} />
      </Fact>
      <Fact label="Signs in with">{user.identity === 'google' ? 'Google' : 'the local sign-in'}</Fact>
      <Fact label="Here since">{formatDateTime(user.created_at)}</Fact>
      <Fact label="More">
        <Link
          className="text-cobalt underline-offset-4 hover:underline"
          to={`/admin?tab=orders&query=${encodeURIComponent(user.id)}`}
        >
          Orders
        </Link>
        {' · '}
        <Link
          className="text-cobalt underline-offset-4 hover:underline"
          to={`/admin?tab=audit&subject=${encodeURIComponent(user.id)}`}
        >
          Audit log
        </Link>
      </Fact>
    </dl>
  );
}
