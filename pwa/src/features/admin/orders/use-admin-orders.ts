import { listOrdersCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { usualPageSize } from '../../../ui/record-list/page-sizes.ts';
import type { AllOrdersSearch } from './list/all-orders-search.ts';
import { orderQuery } from './list/order-query.ts';

/** The page of all orders that the toolbar chooses. */
export const useAdminOrders = (search: AllOrdersSearch) =>
  useServerQuery({ path: `/admin/orders?${orderQuery(search, usualPageSize)}`, answer: listOrdersCall.answer });
