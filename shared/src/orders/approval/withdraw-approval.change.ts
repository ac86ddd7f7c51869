import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { idSchema, type OrderId } from '../../values/ids.ts';
import { acceptHandedOverLines } from '../cart/accept-handed-over-lines.ts';
import { cartLinesOf, cartsOf, openCartOf, openNextCart } from '../cart/open-cart.ts';

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
    const own = userSpace(actor.userId);
    const request = rows.get(space, 'approvalRequest', requestId);
    if (!request || request.state.is === 'approved') throw new DomainError('approval_closed');
    if (request.userId !== actor.userId) throw new DomainError('approval_not_yours');
    rows.remove(space, 'approvalRequest', requestId);
    const { order } = request;
    if (order.quoteId !== undefined) return;
    if (!openCartOf(rows.all(own, 'cart'))) openNextCart(rows, actor, order.nextCartId);
    const cart = openCartOf(rows.all(own, 'cart'));
    if (cart && !rows.all(own, 'cartLine').some(({ cartId }) => cartId === cart.id)) {
      const { shippingAddressId, billingAddressId, phone, productionType, shippingType, paymentType, reference } =
        order;
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
      rows.put(own, 'cart', { ...cart, ...choices, ...voucher });
    }
    acceptHandedOverLines(
      rows,
      actor.userId,
      order.lines.map((line) => ({ ...line, cartId: order.cartId, addedAt: at })),
      at,
    );
  },
});
