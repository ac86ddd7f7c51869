import { decimal, type Decimal, sumOf } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';

/**
 * Divides whole cents in the ratio of weights so that the shares add up to them: each share rounded down, what is left goes
 * one by one to the largest remainders, the first of equals. Where the weights cancel out, the first has all.
 */
export const splitCents = (total: Cents, weights: readonly Decimal[]): Cents[] => {
  const sum = sumOf(weights);
  if (sum.eq(0)) return weights.map((_, n) => (n === 0 ? total : 0));
  const exact = weights.map((weight) => weight.times(total).div(sum));
  const shares = exact.map((share) => share.round(0, share.lt(0) ? 3 : 0).toNumber());
  const remainders = exact
    .map((share, n) => ({ n, rest: share.minus(decimal(shares[n] ?? 0)) }))
    .sort((a, b) => b.rest.cmp(a.rest) || a.n - b.n);
  const left = total - shares.reduce((cents, share) => cents + share, 0);
  for (const { n } of remainders.slice(0, left)) shares[n] = (shares[n] ?? 0) + 1;
  return shares;
};
