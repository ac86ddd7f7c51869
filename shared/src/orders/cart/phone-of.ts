import type { Address } from '../../accounts/address.record.ts';
import type { Cart } from './cart.record.ts';

/** Phone for the delivery: the one given for this order, else the address's; '' when both are blank. */
export const phoneOf = (cart: Pick<Cart, 'phone'>, address: Pick<Address, 'phone'>) =>
  cart.phone.trim() || address.phone.trim();
