import { type AllOrderSort, allOrderSorts, usualOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { type OrderDue, orderDues } from '@knotenblech/shared/orders/order-stages.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import {
  chosenOf,
  dayIn,
  idIn,
  type ListSearch,
  readListSearch,
  textIn,
} from '../../../../ui/record-list/list-search.ts';

/** The query of the call; a status that is usually hidden is asked for with what hides it. */
export const orderQuery = (
  { q, sort, size, page, finished, canceled, customer, ...filters }: AllOrdersSearch,
  usualSize: number,
) => {
  const query = new URLSearchParams({ limit: String(size ?? usualSize), page: String(page ?? 1) });
  const add = (name: string, value: string | undefined) => value && query.set(name, value);
  add('q', q);
  add('sort', sort);
  add('customerId', customer);
  for (const [name, value] of Object.entries(filters)) add(name, value);
  if (finished || filters.status === 'CLOSED') query.set('finished', 'true');
  if (canceled || filters.status === 'CANCELED') query.set('canceled', 'true');
  return query.toString();
};

/** What of the orders of all customers is shown. `customer`: his id; `from`, `to`: days on which it was ordered. */
export type AllOrdersSearch = ListSearch<AllOrderSort> & {
  finished?: true;
  canceled?: true;
  status?: Order['status'];
  due?: OrderDue;
  customer?: string;
  from?: Day;
  to?: Day;
};

const status = /^[A-Z_]{3,30}$/;

export const readAllOrdersSearch = (search: Record<string, unknown>): AllOrdersSearch => ({
  ...readListSearch(search, allOrderSorts, usualOrderSort),
  ...(search['finished'] === true ? { finished: true } : {}),
  ...(search['canceled'] === true ? { canceled: true } : {}),
  ...chosenOf({
    status: textIn(search['status'], status) as Order['status'] | undefined,
    due: orderDues.find((each) => each === search['due']),
    customer: idIn(search['customer']),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  }),
});
