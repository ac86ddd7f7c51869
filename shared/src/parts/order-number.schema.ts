import { z } from 'zod';

export const highestOrderNumber = 99_999;

/** Where a part or an assembly stands among those beside it: chosen, or its index in the file. Several may have the same. */
export const orderNumberSchema = z.number().int().min(1).max(highestOrderNumber);

/** In the order of lists: by order number, those of the same one as the file has them. */
export const inListOrder = <Item extends { orderNumber: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.orderNumber - b.orderNumber);
