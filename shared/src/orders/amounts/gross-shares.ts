import type { Cents } from '../../values/money.ts';
import { withVat } from './with-vat.ts';

/**
 * Net amounts with VAT, rate in hundredths of a percent; null stays so. Each is what the rounded gross of the running sum
 * grows by, so that all of them together are the gross of their sum to the cent.
 */
export const grossShares = (net: readonly (Cents | null)[], vatRate: number): (Cents | null)[] => {
  let netSum = 0;
  return net.map((cents) => {
    if (cents === null) return null;
    const before = withVat(netSum, vatRate);
    netSum += cents;
    return withVat(netSum, vatRate) - before;
  });
};
