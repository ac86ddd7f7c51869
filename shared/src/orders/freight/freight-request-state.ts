import type { AddressId } from '../../values/ids.ts';
import type { Cart } from '../cart/cart.record.ts';

export type FreightRequestState = 'none' | 'asked' | 'answered';
type Load = { netWeightG: number; shippingAddressId: AddressId | null };

/** Whether an offer was asked for, or given, for what lies in the cart: another load or another place is not asked for yet. */
export const freightRequestState = (
  { freightRequest: asked }: Pick<Cart, 'freightRequest'>,
  { netWeightG, shippingAddressId }: Load,
): FreightRequestState => {
  if (!asked || asked.netWeightG !== netWeightG || asked.shippingAddressId !== shippingAddressId) return 'none';
  return asked.quoteId === null ? 'asked' : 'answered';
};
