import type { Cents } from '../../values/money.ts';
import { vatOn } from '../cart/price-cart.ts';
import type { Amounts } from './order-amounts.record.ts';

/** The amounts with so much more on the net sum, and the VAT on it. */
export const withSurcharge = (amounts: Amounts, cents: Cents): Amounts => {
  const netCents = amounts.netCents + cents;
  const vatCents = vatOn(netCents, amounts.vatRate);
  return { ...amounts, netCents, vatCents, grossCents: netCents + vatCents };
};
