import type { OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { openServerView } from '../../shop/server-view.ts';

/** Gives an order its next statuses, one after the other, as a program of the operator does. */
export const moveOrder = async (orderId: string, ...statuses: OrderStatus[]) => {
  const { url } = await ownShop();
  const { headers } = await openServerView('admin');
  for (const status of statuses) {
    const answer = await fetch(`${url}/api/1.0/admin/orders/${orderId}/status`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ status }),
    });
    if (!answer.ok) throw new Error(`${status}: ${answer.status} ${await answer.text()}`);
  }
};
