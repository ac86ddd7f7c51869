import type { Cents } from '../../values/money.ts';

/** A share that takes what rounding the others leaves, where it is more than they can leave. */
const leastForRest = 3;

/**
 * Whole cents for each share so that together they are the total. With `restTo` the others are rounded for themselves and it
 * takes the rest, so that what costs the same per piece reads the same at every quantity; where it is too small for that, each
 * is rounded down and what is left goes one by one to the largest remainders. Where more is left than that (many amounts
 * below a cent), all of it goes to the largest share.
 */
export const apportion = <Share extends string>(
  total: Cents,
  exact: Record<Share, number>,
  restTo?: NoInfer<Share>,
): Record<Share, Cents> => {
  const names = Object.keys(exact) as Share[];
  const isRestLarge = restTo !== undefined && exact[restTo] >= leastForRest;
  const round = isRestLarge ? Math.round : Math.floor;
  const shares = { ...exact };
  for (const name of names) shares[name] = round(exact[name]);
  const left = total - names.reduce((sum, name) => sum + shares[name], 0);
  if (isRestLarge && Math.abs(left) < leastForRest) {
    shares[restTo] += left;
    return shares;
  }
  const byRemainder = names
    .filter((name) => exact[name] !== 0)
    .toSorted((a, b) => exact[b] - shares[b] - (exact[a] - shares[a]));
  if (left >= 0 && left <= byRemainder.length) {
    for (const name of byRemainder.slice(0, left)) shares[name] += 1;
    return shares;
  }
  const largest = names.reduce((most, name) => (Math.abs(exact[name]) > Math.abs(exact[most]) ? name : most));
  shares[largest] += left;
  return shares;
};
