import { type OrderSort, orderSorts, usualOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

/** `finished`, `canceled`: whether those are shown; usually neither is. */
export type OrdersSearch = ListSearch<OrderSort> & { finished?: true; canceled?: true };

export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch => ({
  ...readListSearch(search, orderSorts, usualOrderSort),
  ...(search.finished === true ? { finished: true } : {}),
  ...(search.canceled === true ? { canceled: true } : {}),
});
