import { carriedLines, orderableLines } from '@knotenblech/shared/orders/cart/orderable-lines.ts';
import { type PaymentOption, paymentOptions } from '@knotenblech/shared/orders/cart/payment-options.ts';
import { cartParts } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { type ProductionOption, productionOptions } from '@knotenblech/shared/orders/cart/production-options.ts';
import { type ShippingOption, shippingOptions } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { CartFacts } from './cart-facts.ts';
import type { SentCart } from './parse-sent-cart.ts';

export type CartOptions = {
  productions: ProductionOption[];
  shippings: ShippingOption[];
  payments: PaymentOption[];
};

/** What can be chosen for a cart, with prices. */
export const cartOptions = (
  { tariff, customer }: CartFacts,
  { cart, entries, shippingAddress }: Pick<SentCart, 'cart' | 'entries' | 'shippingAddress'>,
): CartOptions => {
  const countryIso = shippingAddress?.countryIso ?? null;
  const { productionType, shippingType } = cart;
  return {
    productions: productionOptions({ partsCents: cartParts(orderableLines(entries)).partsCents, tariff }),
    shippings: shippingOptions({ lines: carriedLines(entries), productionType, countryIso, tariff }),
    payments: paymentOptions({ shippingType, countryIso, customer, tariff }),
  };
};
