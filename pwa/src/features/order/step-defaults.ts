import type { Cart } from '@knotenblech/shared/cart/cart.ts';
import type { OrderStep } from '@knotenblech/shared/orders/step-guards.ts';
import type { OrderDraft } from './order-draft.ts';

export type Choices = Partial<Omit<Cart, 'id' | 'state'>>;

/** What a step stores by itself when it opens, the addresses of the first, so that the next step finds it; null: nothing to change. */
export const stepDefaults = (step: OrderStep, { cart, shipping, billing }: OrderDraft): Choices | null => {
  if (step !== 1 || !shipping) return null;
  const billingAddressId = billing?.id ?? null;
  const isStored = cart.shippingAddressId === shipping.id && cart.billingAddressId === billingAddressId;
  return isStored ? null : { shippingAddressId: shipping.id, billingAddressId };
};
