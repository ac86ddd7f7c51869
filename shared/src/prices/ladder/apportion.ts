import type { Cents } from '../../values/money.ts';

/**
 * Whole cents for each share so that together they are the total: each rounded down, what is left goes one by one to the
 * largest remainders. Where more is left than that (many amounts below a cent), all of it goes to the largest share.
 */
export const apportion = <Share extends string>(total: Cents, exact: Record<Share, number>): Record<Share, Cents> => {
  const names = Object.keys(exact) as Share[];
  const shares = { ...exact };
  for (const name of names) shares[name] = Math.floor(exact[name]);
  const left = total - names.reduce((sum, name) => sum + shares[name], 0);
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
