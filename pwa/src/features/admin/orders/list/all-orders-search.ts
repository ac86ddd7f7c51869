import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { type OrderDue, orderDues } from '@knotenblech/shared/orders/order-due.ts';
import { type AllOrderSort, allOrderSorts, usualOrderSort } from '@knotenblech/shared/orders/order-sorts.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { chosenOf, dayIn, idIn, textIn } from '../../../../ui/record-list/filter-search.ts';
import { type ListSearch, readListSearch } from '../../../../ui/record-list/list-search.ts';

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
