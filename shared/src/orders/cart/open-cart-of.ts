import type { Cart } from './cart.record.ts';

/** The open cart; the youngest one, should two devices have ordered and each opened a next one. */
export const openCartOf = (carts: readonly Cart[]): Cart | null =>
  carts.filter((cart) => cart.state === 'open').toSorted((a, b) => (a.id < b.id ? 1 : -1))[0] ?? null;
