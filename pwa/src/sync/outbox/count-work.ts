import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';

/** How much work there is, its orders apart from all else. */
export type WorkCount = {
  changes: number;
  orders: number;
  /** What the orders were asked for at. */
  grossCents: number;
};

/** `count` pieces of work; what of it are orders is among `made`. */
export const countWork = (count: number, made: readonly { name: string; args: unknown }[]): WorkCount => {
  const orders = made.filter(({ name }) => name === 'submitOrder').map(({ args }) => args as Partial<SubmitOrderArgs>);
  const grossCents = orders.reduce((sum, { shown }) => sum + (shown?.grossCents ?? 0), 0);
  return { changes: count - orders.length, orders: orders.length, grossCents };
};

export const totalOf = ({ changes, orders }: WorkCount) => changes + orders;
