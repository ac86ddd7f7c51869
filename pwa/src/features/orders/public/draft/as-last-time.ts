import { type LastChoices, lastChoices } from '@knotenblech/shared/orders/cart/cart-choices.ts';
import { redirectOfStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRecords, useShop } from '../../../../sync/hooks/use-shop.tsx';
import { type OrderDraft, orderDraft } from './order-draft.ts';

/** Whether the cart, with these choices, may be reviewed at once: all of them are still possible. */
const isReviewable = (draft: OrderDraft, choices: LastChoices): boolean => {
  const { cart, shipping, chosen, shippings, payments } = orderDraft({ ...draft, cart: { ...draft.cart, ...choices } });
  const isKept = (['productionType', 'shippingType', 'paymentType'] as const).every(
    (choice) => chosen[choice] === choices[choice],
  );
  const state = {
    step: 4,
    cart,
    shippingAddress: shipping,
    shippingOptions: shippings,
    paymentOptions: payments,
    termsAccepted: false,
  } as const;
  return isKept && redirectOfStep(state) === null;
};

/**
 * Leads to the review with what the user chose for his last order, and how fast it is made where the cart says that already;
 * null: it is his first order, or the draft can no longer have it so.
 */
export const useAsLastTime = (draft: OrderDraft | null | undefined): (() => Promise<void>) | null => {
  const { actor, change } = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const orders = useRecords('order', customerSpace(actor.customerId));
  if (!draft || !orders) return null;
  const last = lastChoices(orders, { userId: actor.userId, addresses: draft.addresses });
  if (last === null) return null;
  const choices = { ...last, productionType: draft.cart.productionType ?? last.productionType };
  if (!isReviewable(draft, choices)) return null;
  return async () => {
    await change('setCartChoices', { cartId: draft.cart.id, choices });
    await navigate({ to: '/$lang/shop/order-step/$step', params: { step: '4' } });
  };
};
