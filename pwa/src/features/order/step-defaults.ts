import type { Cart } from '@knotenblech/shared/cart/cart.ts';
import { activeTypeOrFirst, nextActiveType } from '@knotenblech/shared/cart/choose-option.ts';
import type { OrderStep } from '@knotenblech/shared/orders/step-guards.ts';
import type { OrderDraft } from './order-draft.ts';

export type Choices = Partial<Omit<Cart, 'id' | 'state'>>;

/** What a step chooses by itself when it opens, so that its summary and the next step find it; null: nothing to change. */
export const stepDefaults = (step: OrderStep, draft: OrderDraft): Choices | null => {
  const choices = defaultsOf(step, draft);
  const isChange = Object.entries(choices).some(([name, value]) => draft.cart[name as keyof Choices] !== value);
  return isChange ? choices : null;
};

const defaultsOf = (
  step: OrderStep,
  { cart, shipping, billing, productions, shippings, payments }: OrderDraft,
): Choices => {
  switch (step) {
    case 1:
      return shipping ? { shippingAddressId: shipping.id, billingAddressId: billing?.id ?? null } : {};
    case 2:
      return {
        productionType: activeTypeOrFirst(productions, cart.productionType),
        shippingType: shippingDefault(cart, shippings),
      };
    case 3:
      return { paymentType: activeTypeOrFirst(payments, cart.paymentType) };
    case 4:
      return {};
  }
};

/** Proposed when the step is first opened; what another production type has cleared stays open. */
const shippingDefault = ({ productionType, shippingType }: Cart, shippings: OrderDraft['shippings']) => {
  if (shippingType !== null) return nextActiveType(shippings, shippingType);
  return productionType === null ? activeTypeOrFirst(shippings, null) : null;
};
