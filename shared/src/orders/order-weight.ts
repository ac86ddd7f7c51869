import type { Order } from './order.record.ts';

/** Net weight of everything ordered, in grams. */
export const orderWeight = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity, netWeightG }) => sum + quantity * netWeightG, 0);
