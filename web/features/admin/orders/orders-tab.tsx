import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminOrder } from '../../../../shared/contract/admin/orders.ts';
import { api } from '../../../api/client.ts';
import { useSearchParams } from '../../../routing/address.ts';
import { formatNumber } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Td } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageParam } from '../../paging/use-page-param.ts';
import { OpenButton } from '../actions/open-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { useFilter } from '../list/use-filter.ts';
import { When } from '../list/when.tsx';
import { formatPaise } from './format-paise.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderState } from './order-state.tsx';

const PAGE_SIZE = 20;
const FILTER = ['query', 'state'] as const;
type State = NonNullable<Parameters<typeof api<'listOrders'>>[1]>['query'] extends { state?: infer S } | undefined
  ? S
  : never;

const STATES: Record<string, string> = {
  '': 'All of them',
  open: 'Open',
  credited: 'Credited',
  refunded: 'Refunded before it was credited',
  trouble: 'In trouble',
  owed: 'Refunded, credits not all taken back',
};

function ordersQuery({ query, state }: Record<(typeof FILTER)[number], string>, page: number) {
  const known = state in STATES && state !== '' ? (state as State) : undefined;
  return queryOptions({
    queryKey: ['admin', 'orders', query, state, page],
    queryFn: ({ signal }) =>
      api('listOrders', { query: { query, ...(known && { state: known }), page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Orders: find them, look at one with what the provider says, refund it. */
export default function OrdersTab() {
  const [params] = useSearchParams();
  const orderId = params.get('order');
  return orderId === null ? <OrderList /> : <OrderDetail key={orderId} orderId={orderId} />;
}

function OrderList() {
  const [filter, setFilter] = useFilter(FILTER);
  const [page] = usePageParam();
  const result = useQuery(ordersQuery(filter, page));
  return (
    <div className="flex flex-col gap-6">
      <FilterForm label="Find orders" filter={filter} onChange={setFilter}>
        <TextField
          label="Order, payment, e-mail or user id"
          name="query"
          defaultValue={filter.query}
          className="sm:w-80"
        />
        <SelectField label="State" name="state" defaultValue={filter.state}>
          {Object.entries(STATES).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </FilterForm>
      <AdminList
        result={result}
        rowsOf={(data) => data.orders}
        label="orders"
        columns={['When', 'User', 'Amount', 'Credits', 'State', 'Action']}
        noun="order"
        empty={{ title: 'No orders', text: 'No purchase of credits fits these filters.' }}
        failed="The orders could not be read."
      >
        {(order: AdminOrder) => (
          <tr key={order.order_id}>
            <Td>
              <When time={order.created_at} />
            </Td>
            <Td className="max-w-64">
              <p className="truncate">{order.email ?? 'A deleted account'}</p>
              <p className="truncate text-sm text-ink-soft" title={order.order_id}>
                {order.order_id}
              </p>
            </Td>
            <Td className="whitespace-nowrap">{formatPaise(order.amount, order.currency)}</Td>
            <Td>{formatNumber(order.credits)}</Td>
            <Td>
              <OrderState order={order} />
            </Td>
            <Td>
              <OpenButton param="order" id={order.order_id} name={order.order_id} />
            </Td>
          </tr>
        )}
      </AdminList>
    </div>
  );
}
