import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { idSchema, type OrderId } from '../../values/ids.ts';
import { returnLines } from '../cart/accept-handed-over-lines.ts';
import { cartLinesOf, cartsOf } from '../cart/open-cart.ts';

/** Takes back an order that was asked for and is not made: its lines lie in the basket again, with its choices where that is empty. */
export const withdrawApproval = defineChange({
  name: 'withdrawApproval',
  version: 1,
  args: z.strictObject({ requestId: idSchema<OrderId>() }),
  spaces: (_, actor) => [userSpace(actor.userId), customerPriceSpace(actor.customerId)],
  reads: ({ requestId }, actor) => [
    { space: customerPriceSpace(actor.customerId), kind: 'approvalRequest', id: requestId },
    cartsOf(actor),
    cartLinesOf(actor),
  ],
  refusal: (actor) => (actor.seesPrices ? null : 'no_price_permission'),
  run: (rows, { requestId }, { actor, at }) => {
    const space = customerPriceSpace(actor.customerId);
    const request = rows.get(space, 'approvalRequest', requestId);
    if (!request || request.state.is === 'approved') throw new DomainError('approval_closed');
    if (request.userId !== actor.userId) throw new DomainError('approval_not_yours');
    rows.remove(space, 'approvalRequest', requestId);
    const { order } = request;
    if (order.quoteId !== undefined) return;
    const { shippingAddressId, billingAddressId, phone, productionType, shippingType, paymentType, reference } = order;
    const choices = {
      shippingAddressId,
      billingAddressId,
      phone,
      productionType,
      shippingType,
      paymentType,
      reference,
    };
    const voucher = order.voucherCode === undefined ? {} : { voucherCode: order.voucherCode, voucher: null };
    const { lines, nextCartId } = order;
    returnLines(rows, actor, { lines, choices: { ...choices, ...voucher }, nextCartId }, at);
  },
});
