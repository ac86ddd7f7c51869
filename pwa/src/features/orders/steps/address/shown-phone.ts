import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';

type Phone = Pick<Cart & Address, 'phone'>;

/** The number that the phone field shows. */
export const shownPhone = (cart: Phone, shipping: Phone | null): string => phoneOf(cart, shipping ?? { phone: '' });

/** Whether a text in the phone field leaves the number that the driver calls as it is. */
export const isPhoneStored = (typed: string, { cart, shipping }: { cart: Phone; shipping: Phone | null }): boolean =>
  shownPhone({ phone: typed }, shipping) === shownPhone(cart, shipping);
