import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';

export type BasketTotals = {
  orderableCount: number;
  leftOutCount: number;
  /** Of what can be ordered: pieces, net weight and net price. */
  partCount: number;
  netWeightG: number;
  /** Pieces that the weight leaves out. */
  unweighedCount: number;
  netCents: number;
};

export const cartTotals = (entries: readonly CartEntry[]): BasketTotals => {
  const orderable = entries.filter((entry) => entry.obstacle === null);
  const sumOf = (valueOf: (entry: CartEntry) => number) => orderable.reduce((sum, entry) => sum + valueOf(entry), 0);
  return {
    orderableCount: orderable.length,
    leftOutCount: entries.length - orderable.length,
    partCount: sumOf(({ line, project }) => line.quantity * (project?.partCount ?? 0)),
    netWeightG: sumOf(({ line, project }) => line.quantity * (project?.netWeightG ?? 0)),
    unweighedCount: sumOf(({ line, project }) => line.quantity * (project?.unweighedCount ?? 0)),
    netCents: sumOf(({ lineCents }) => lineCents ?? 0),
  };
};
