import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { cartLinesOf, cartsOf } from '../cart/open-cart.ts';
import { closeCart } from '../placing/close-cart.ts';
import { orderRefusal, refuseRepeatedLines } from '../placing/order-contents.ts';
import { submitOrderArgs } from '../placing/submit-order.schema.ts';
import { quoteRow } from '../quotes/order-quote.ts';
import { approversOf } from './spending-limit.ts';

/**
 * Asks for an order above one's limit. Here its cart is closed as by the order itself; a quote stays open until it is ordered.
 * The server, in the same transaction, checks everything that an order is checked for, and tells who may approve it.
 */
export const requestApproval = defineChange({
  name: 'requestApproval',
  version: 1,
  args: z.strictObject({ order: submitOrderArgs }),
  spaces: (_, actor) => [userSpace(actor.userId), customerPriceSpace(actor.customerId)],
  reads: ({ order }, actor) => [
    { space: customerSpace(actor.customerId), kind: 'user', all: true },
    { space: customerPriceSpace(actor.customerId), kind: 'approvalRequest', id: order.orderId },
    cartLinesOf(actor),
    ...(order.quoteId === undefined ? [cartsOf(actor)] : [quoteRow(actor, order.quoteId)]),
  ],
  refusal: orderRefusal,
  run: (rows, { order }, { actor, at }) => {
    const space = customerPriceSpace(actor.customerId);
    refuseRepeatedLines(order.lines);
    if (rows.get(space, 'approvalRequest', order.orderId)) {
      throw new DomainError('already_exists', { record: 'approvalRequest' });
    }
    const users = rows.all(customerSpace(actor.customerId), 'user');
    const user = users.find(({ id }) => id === actor.userId);
    if (!user || approversOf(user, order.shown.netCents, users).length === 0) throw new DomainError('approver_missing');
    if (order.quoteId === undefined) closeCart(rows, actor, order);
    else if (rows.get(space, 'quote', order.quoteId)?.orderId !== null) throw new DomainError('quote_already_ordered');
    rows.put(space, 'approvalRequest', {
      id: order.orderId,
      userId: actor.userId,
      askedAt: at,
      order,
      state: { is: 'open' },
    });
  },
});
