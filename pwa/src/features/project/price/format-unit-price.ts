import { germanNumber } from '@knotenblech/shared/values/number-text.ts';

/** A decimal text in EUR as '12,34'; a unit price under 1 EUR keeps its four decimals. */
export const formatUnitPrice = (eur: string) => germanNumber(Number(eur), /\.\d{4}$/.test(eur) ? 4 : 2);
