import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import { type Edited, editOrder, type OrderEditDeps } from './edit-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Notes whether the payment in advance of an order is in; whoever ordered is told of one that came.
 * Throws DomainError 'nothing_to_pay', also for what PayPal took: that is given back there.
 */
export const notePayment = (
  deps: OrderEditDeps,
  { orderId, isPaid, adminId }: { orderId: OrderId; isPaid: boolean; adminId: UserId },
) =>
  editOrder(deps, orderId, async (edited) => {
    const { tx, now, customerId, order } = edited;
    const { prepayment, status, number } = order;
    if (!prepayment || status === 'CANCELED') throw new DomainError('nothing_to_pay');
    if ((prepayment.paidAt !== null) === isPaid) return order;
    if (prepayment.paypalCaptureId !== undefined) throw new DomainError('nothing_to_pay');
    await noteAudit(tx, {
      at: now,
      actorId: adminId,
      action: 'order_payment',
      customerId,
      subject: orderId,
      details: { number, isPaid },
    });
    return isPaid ? settlePayment(edited) : takeBack(edited);
  });

/** The day of delivery stays until the payment comes. */
const takeBack = ({ rows, customerId, order }: Edited): Order => {
  const { prepayment } = order;
  if (!prepayment) throw new DomainError('nothing_to_pay');
  const open: Order = { ...order, prepayment: { ...prepayment, paidAt: null } };
  rows.put(customerSpace(customerId), 'order', open);
  return open;
};
