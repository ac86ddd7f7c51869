import { allowBill } from '@knotenblech/shared/customers/allow-bill.ts';
import { moveOrder } from '@knotenblech/shared/orders/move-order.ts';
import type { OrderStatus } from '@knotenblech/shared/orders/order.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { returnUse } from '../../vouchers/voucher-store.ts';
import { editOrder, type OrderEditDeps } from './edit-order.ts';
import { tellStatus } from './tell-status.ts';

type StatusWish = { orderId: OrderId; to: OrderStatus; reason: string; adminId: UserId };

/** Gives a customer's order its next status for the operator; the customer is told. One that has it stays as it is. Throws DomainError to refuse. */
export const setOrderStatus = async (deps: OrderEditDeps, { orderId, to, reason, adminId }: StatusWish) => {
  let wasThere = false;
  const order = await editOrder(deps, orderId, async ({ rows, tx, enqueue, now, customerId, order: found }) => {
    wasThere = found.status === to;
    if (wasThere) return found;
    const event = { at: now.toISOString(), to, by: 'operator', userId: adminId, reason } as const;
    const moved = moveOrder(rows, { customerId, order: found, ...event });
    if (to === 'CANCELED') await returnUse(tx, { customerId, orderId }, now);
    if (to === 'CLOSED') allowBill(rows, customerId, moved);
    await tellStatus({ rows, tx, enqueue, now }, customerId, moved);
    return moved;
  });
  return { order, wasThere };
};
