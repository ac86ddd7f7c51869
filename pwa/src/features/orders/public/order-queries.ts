import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { ordersOfProjects } from '@knotenblech/shared/orders/orders-of-projects.ts';
import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useMemo } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { type OrderedPrice, orderedPrice } from './ordered-price.ts';

/** `price`: null where none is agreed yet, or none may be seen. */
export type ProjectOrder = { order: Order; price: OrderedPrice | null };

/** The latest order of each project that is ordered; undefined while they are read. */
export const useOrdersOfProjects = (): ReadonlyMap<ProjectId, ProjectOrder> | undefined => {
  const { customerId, customerKind, seesPrices } = useShop().actor;
  const orders = useRecords('order', customerSpace(customerId));
  const amounts = useRecords('orderAmounts', customerPriceSpace(customerId));
  return useMemo(() => {
    if (!orders || !amounts) return undefined;
    const amountsOf = new Map(seesPrices ? amounts.map((each) => [each.id, each.amounts]) : []);
    const projectOrder = (projectId: ProjectId, order: Order): ProjectOrder => {
      const agreed = order.check === 'accepted' ? amountsOf.get(order.id) : undefined;
      return { order, price: agreed ? orderedPrice(agreed, projectId, readsGross(customerKind)) : null };
    };
    return new Map([...ordersOfProjects(orders)].map(([id, order]) => [id, projectOrder(id, order)]));
  }, [orders, amounts, customerKind, seesPrices]);
};
