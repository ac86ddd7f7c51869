import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { type OrderDraft, orderDraft } from '../steps/order-draft.ts';
import { type Intent, submitOrderArgs } from './submit-order-args.ts';

/** A refused order of the cart once more, at today's price: the same lines, whatever lies beside them now, and the same choices, or null. */
export const retryOrder = (draft: OrderDraft, refused: SubmitOrderArgs, intent: Intent): SubmitOrderArgs | null => {
  if (draft.cart.id !== refused.cartId) return null;
  const ids = new Set(refused.lines.map((line) => line.id));
  const entries = draft.entries.filter(({ line }) => ids.has(line.id));
  const anew = submitOrderArgs(orderDraft({ ...draft, entries }), intent);
  return anew && canonicalJson(wishOf(anew)) === canonicalJson(wishOf(refused)) ? anew : null;
};

const wishOf = ({ lines, ...args }: SubmitOrderArgs) => ({
  lines,
  shippingAddressId: args.shippingAddressId,
  billingAddressId: args.billingAddressId,
  phone: args.phone,
  productionType: args.productionType,
  shippingType: args.shippingType,
  paymentType: args.paymentType,
  reference: args.reference,
});
