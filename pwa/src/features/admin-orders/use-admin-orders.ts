import { listOrdersCall } from '@knotenblech/shared/api/order-calls.ts';
import { usualPageSize } from '../../lists/page-sizes.ts';
import { useServerQuery } from '../../sync/use-asked.ts';
import type { AllOrdersSearch } from './list/all-orders-search.ts';
import { orderQuery } from './list/order-query.ts';

/** The page of all orders that the toolbar chooses. */
export const useAdminOrders = (search: AllOrdersSearch) =>
  useServerQuery({ path: `/admin/orders?${orderQuery(search, usualPageSize)}`, answer: listOrdersCall.answer });
