import type { CartEntry } from './cart-entries.ts';
import type { CartLinePrice } from './cart-line-price.ts';

/** The lines of a cart that can be ordered as they stand, as pricing and shipping take them. */
export const orderableLines = (entries: readonly CartEntry[]): CartLinePrice[] =>
  entries.flatMap(({ line, price, obstacle }) =>
    price === null || obstacle !== null
      ? []
      : [
          {
            projectId: line.projectId,
            quantity: line.quantity,
            netCents: price.netCents,
            onRequest: price.onRequest,
            ...price.shipment,
          },
        ],
  );
