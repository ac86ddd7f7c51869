import { nextActiveType } from '@knotenblech/shared/orders/cart/cart-choices.ts';
import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { shippingOptions } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import { useState } from 'react';
import type { OrderDraft } from './order-draft.ts';
import type { Choices } from './step-defaults.ts';

type Production = NonNullable<Choices['productionType']>;

/** Another production moves a chosen shipping type that does not go with it to the next one: `moved` is what was chosen before. */
export const useMovedShipping = (draft: OrderDraft, choose: (choices: Choices) => void) => {
  const [moved, setMoved] = useState<ShippingType | null>(null);
  const chooseProduction = (productionType: Production) => {
    const shippingType = nextShipping(draft, productionType);
    setMoved(shippingType && draft.cart.shippingType);
    choose({ productionType, ...(shippingType && { shippingType }) });
  };
  const chooseShipping = (shippingType: ShippingType) => {
    setMoved(null);
    choose({ shippingType });
  };
  return { moved, chooseProduction, chooseShipping };
};

/** null: the chosen one stays, or no other takes its place. */
const nextShipping = (
  { cart, chosen, lines, shipping, tariff }: OrderDraft,
  productionType: Production,
): ShippingType | null => {
  if (cart.shippingType === null || chosen.shippingType === null) return null;
  const countryIso = shipping?.countryIso ?? null;
  const next = nextActiveType(shippingOptions({ lines, productionType, countryIso, tariff }), cart.shippingType);
  return next === cart.shippingType ? null : next;
};
