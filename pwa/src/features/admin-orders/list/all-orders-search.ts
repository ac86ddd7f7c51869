import type { Order } from '@knotenblech/shared/orders/order.ts';
import { type OrderDue, orderDues } from '@knotenblech/shared/orders/order-due.ts';
import { type AllOrderSort, allOrderSorts, usualOrderSort } from '@knotenblech/shared/orders/order-sorts.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { type ListSearch, readListSearch } from '../../../lists/list-search.ts';

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

const text = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f-]{36}$/;
const status = /^[A-Z_]{3,30}$/;

const without = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export const readAllOrdersSearch = (search: Record<string, unknown>): AllOrdersSearch => ({
  ...readListSearch(search, allOrderSorts, usualOrderSort),
  ...(search['finished'] === true ? { finished: true } : {}),
  ...(search['canceled'] === true ? { canceled: true } : {}),
  ...without({
    status: text(search['status'], status) as Order['status'] | undefined,
    due: orderDues.find((each) => each === search['due']),
    customer: text(search['customer'], id),
    from: text(search['from'], day),
    to: text(search['to'], day),
  }),
});
