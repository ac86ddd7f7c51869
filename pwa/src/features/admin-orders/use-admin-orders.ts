import { listOrdersCall } from '@knotenblech/shared/api/order-calls.ts';
import type { OrdersSearch } from '../../lists/orders-search.ts';
import { usualPageSize } from '../../lists/page-sizes.ts';
import { useAsked } from '../../sync/use-asked.ts';

const pathOf = ({ q, sort, size, page, finished, canceled }: OrdersSearch) => {
  const query = new URLSearchParams({ limit: String(size ?? usualPageSize), page: String(page ?? 1) });
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (finished) query.set('finished', 'true');
  if (canceled) query.set('canceled', 'true');
  return `/admin/orders?${query.toString()}`;
};

/** The page of all orders that the toolbar chooses. */
export const useAdminOrders = (search: OrdersSearch) =>
  useAsked({ path: pathOf(search), answer: listOrdersCall.answer });
