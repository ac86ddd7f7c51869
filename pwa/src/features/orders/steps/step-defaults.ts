import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import type { OrderDraft } from './order-draft.ts';

export type Choices = Partial<Omit<Cart, 'id' | 'state'>>;

/** What a step stores by itself when it opens, the addresses of the first, so that the next step finds it; null: nothing to change. */
export const stepDefaults = (step: OrderStep, { cart, shipping, billing }: OrderDraft): Choices | null => {
  if (step !== 1 || !shipping) return null;
  const billingAddressId = billing?.id ?? null;
  const isStored = cart.shippingAddressId === shipping.id && cart.billingAddressId === billingAddressId;
  return isStored ? null : { shippingAddressId: shipping.id, billingAddressId };
};

/** What 'next' stores of what the step proposes: nobody comes further with what he has neither chosen nor confirmed; null: it is stored. */
export const stepConfirms = (step: OrderStep, { cart, chosen }: OrderDraft): Choices | null => {
  const { productionType, shippingType, paymentType } = chosen;
  if (step === 2 && (cart.productionType !== productionType || cart.shippingType !== shippingType))
    return { productionType, shippingType };
  return step === 3 && cart.paymentType !== paymentType ? { paymentType } : null;
};

/** The choices that count in a step: of the steps before only what is stored and still possible, of the step itself what it proposes too. */
export const choicesOfStep = (step: OrderStep, { cart, chosen }: OrderDraft): OrderDraft['chosen'] => {
  const stored = <Value>(of: Value, now: Value) => (of === now ? now : null);
  return {
    productionType: step === 2 ? chosen.productionType : stored(cart.productionType, chosen.productionType),
    shippingType: step === 2 ? chosen.shippingType : stored(cart.shippingType, chosen.shippingType),
    paymentType: step === 3 ? chosen.paymentType : stored(cart.paymentType, chosen.paymentType),
  };
};
