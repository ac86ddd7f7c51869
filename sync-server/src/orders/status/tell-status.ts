import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { notifyUser, type Telling } from '../../messages/notify-user.ts';
import { languageOfOrder } from '../order.store.ts';
import { statusText } from './status-labels.ts';

/** Tells whoever ordered the latest step of the order, by message and mail. */
export const notifyOrderStatus = async (telling: Telling, customerId: CustomerId, order: Order) => {
  const language = await languageOfOrder(telling.tx, { customerId, orderId: order.id });
  await notifyUser(telling, {
    ...statusText(order, language),
    customerId,
    userId: order.userId,
    severity: order.status === 'CANCELED' ? 'YELLOW' : 'GREEN',
    projectId: null,
  });
};
