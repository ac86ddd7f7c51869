import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { type CartId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '../../../i18n/languages.ts';
import { draftDeliveryDay } from '../public/draft/draft-delivery-day.ts';
import { type OrderDraft, orderDraft } from '../public/draft/order-draft.ts';
import { draftAmounts } from '../review/draft-amounts.ts';

export type Intent = { orderId: OrderId; language: Language; termsVersion: string };

/** The order as the customer sees it, to be submitted; null while something in it is open. */
export const submitOrderArgs = (
  draft: OrderDraft,
  { orderId, language, termsVersion }: Intent,
): ArgsOf<'submitOrder'> | null => {
  const { cart, chosen, entries, shipping, billing } = draft;
  const shown = draftAmounts(draft).complete;
  const shownDeliveryDay = draftDeliveryDay(draft);
  const { phone, reference } = cart;
  const { productionType, shippingType, paymentType } = chosen;
  if (!shown || !shownDeliveryDay || !shipping || !productionType || !shippingType || !paymentType) return null;
  return {
    orderId,
    cartId: cart.id,
    nextCartId: newId<CartId>(),
    lines: entries
      .filter((entry) => entry.obstacle === null)
      .map(({ line: { id, projectId, quantity, comment, reference } }) => ({
        id,
        projectId,
        quantity,
        comment,
        reference,
      })),
    shippingAddressId: shipping.id,
    billingAddressId: billing?.id ?? null,
    phone: phoneOf({ phone }, shipping),
    productionType,
    shippingType,
    paymentType,
    reference,
    ...(shown.voucherCode === undefined ? {} : { voucherCode: shown.voucherCode }),
    shown,
    shownDeliveryDay,
    language,
    consent: { terms: true, deliveryTerms: true, termsVersion },
  };
};

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
