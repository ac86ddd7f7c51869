import type { Decimal } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';

/** Amounts of a piece have at most 4 decimals. */
const tenThousandths = (weight: Decimal) => Math.round(Number(weight.toFixed(4)) * 10_000);

/**
 * Divides whole cents in the ratio of weights (at most 4 decimals) so that the shares add up to them: each share rounded down,
 * what is left goes one by one to the largest remainders, the first of equals. Where the weights cancel out, the first has all.
 */
export const splitCents = (total: Cents, weights: readonly Decimal[]): Cents[] => {
  const parts = weights.map((weight) => BigInt(tenThousandths(weight)));
  const sum = parts.reduce((all, part) => all + part, 0n);
  if (sum === 0n) return weights.map((_, n) => (n === 0 ? total : 0));
  const [whole, sign] = [BigInt(total), sum < 0n ? -1n : 1n];
  const exact = parts.map((part, n) => ({ n, ...divideDown(whole * part * sign, sum * sign) }));
  const shares = exact.map(({ quotient }) => Number(quotient));
  const left = total - shares.reduce((cents, share) => cents + share, 0);
  exact.sort((a, b) => (a.rest === b.rest ? a.n - b.n : a.rest < b.rest ? 1 : -1));
  for (const { n } of exact.slice(0, left)) shares[n] = (shares[n] ?? 0) + 1;
  return shares;
};

/** Division by a positive number, rounded down below 0 too. */
const divideDown = (dividend: bigint, divisor: bigint) => {
  const rest = ((dividend % divisor) + divisor) % divisor;
  return { quotient: (dividend - rest) / divisor, rest };
};
