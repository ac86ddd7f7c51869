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

/** What the user chose for his last order, as far as its addresses are still his company's; null: it is his first. */
export const useLastChoices = (): LastChoices | null => {
  const { actor } = useShop();
  const orders = useRecords('order', customerSpace(actor.customerId));
  const addresses = useRecords('address', customerSpace(actor.customerId));
  return orders && addresses ? lastChoices(orders, { userId: actor.userId, addresses }) : null;
};

type Draft = OrderDraft | null | undefined;

/** Leads to the review with these choices; null: the draft cannot have them. */
const useReviewWith = (draft: Draft, choices: LastChoices | null): (() => Promise<void>) | null => {
  const { change } = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  if (!draft || !choices || !isReviewable(draft, choices)) return null;
  return async () => {
    await change('setCartChoices', { cartId: draft.cart.id, choices });
    await navigate({ to: '/$lang/shop/order-step/$step', params: { step: '4' } });
  };
};

/** As last time, but as fast as the cart says already. */
export const useAsLastTime = (draft: Draft) => {
  const last = useLastChoices();
  const pace = draft?.cart.productionType ?? last?.productionType;
  return useReviewWith(draft, last && pace ? { ...last, productionType: pace } : null);
};

const shownChoices = ({ cart, chosen }: OrderDraft, last: LastChoices): LastChoices => ({
  shippingAddressId: cart.shippingAddressId ?? last.shippingAddressId,
  billingAddressId: cart.shippingAddressId === null ? last.billingAddressId : cart.billingAddressId,
  phone: cart.phone === '' ? last.phone : cart.phone,
  productionType: chosen.productionType ?? last.productionType,
  shippingType: chosen.shippingType ?? last.shippingType,
  paymentType: cart.paymentType ?? last.paymentType,
});

/** What the draft shows, and of last time only what it leaves open. */
export const useAsShown = (draft: Draft) => {
  const last = useLastChoices();
  return useReviewWith(draft, draft && last ? shownChoices(draft, last) : null);
};
