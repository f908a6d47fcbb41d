import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminUser } from '../../../../shared/contract/admin/users.ts';
import { api } from '../../../api/client.ts';
import { useSearchParams } from '../../../routing/address.ts';
import { formatNumber } from '../../../ui/format.ts';
import { Td } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { OpenButton } from '../actions/open-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { usedOf, useFilter } from '../list/use-filter.ts';
import { When } from '../list/when.tsx';
import { UserDetail } from './user-detail.tsx';
import { UserState } from './user-state.tsx';

const PAGE_SIZE = 20;
const FILTER = ['query'] as const;

function usersQuery(filter: Record<(typeof FILTER)[number], string>, page: number) {
  return queryOptions({
    queryKey: ['admin', 'users', filter, page],
    queryFn: ({ signal }) => api('listUsers', { query: { ...usedOf(filter), page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Users: find them, look at one, lock, sign out, give and take credits. */
export default function UsersTab() {
  const [params] = useSearchParams();
  const userId = params.get('user');
  return userId === null ? <UserList /> : <UserDetail key={userId} userId={userId} />;
}

function UserList() {
  const [filter, setFilter] = useFilter(FILTER);
  const [page] = usePageParam();
  const result = useQuery(usersQuery(filter, page));
  return (
    <div className="flex flex-col gap-6">
      <FilterForm label="Find users" filter={filter} onChange={setFilter}>
        <TextField label="E-mail, name or id" name="query" defaultValue={filter.query} className="sm:w-80" />
      </FilterForm>
      <AdminList
        result={result}
        rowsOf={(data) => data.users}
        label="users"
        columns={['User', 'Credits', 'Held', 'Last used', 'State', 'Action']}
        noun="user"
        empty={{ title: 'No users found', text: 'Nobody has this in their e-mail address or name, or this id.' }}
        failed="The users could not be read."
      >
        {(user: AdminUser) => (
          <tr key={user.id}>
            <Td className="max-w-72">
              <p className="truncate font-medium">{user.username}</p>
              <p className="truncate text-sm text-ink-soft" title={user.email}>
                {user.email}
              </p>
            </Td>
            <Td>{formatNumber(user.credits)}</Td>
            <Td>{formatNumber(user.held)}</Td>
            <Td>
              <When time={user.last_used_at} />
            </Td>
            <Td>
              <UserState user={user} />
            </Td>
            <Td>
              <OpenButton param="user" id={user.id} name={user.email} />
            </Td>
          </tr>
        )}
      </AdminList>
    </div>
  );
}
