import type { CartEntry } from './cart-entries.ts';
import type { CartLinePrice } from './cart-line-price.ts';

/** The lines of a cart that can be ordered as they stand, as pricing and shipping take them. */
export const orderableLines = (entries: readonly CartEntry[]): CartLinePrice[] =>
  linesOf(entries, ({ obstacle }) => obstacle === null);

/** What a cart weighs once all of it has a price: with the projects that have none yet. */
export const carriedLines = (entries: readonly CartEntry[]): CartLinePrice[] =>
  linesOf(entries, ({ obstacle }) => obstacle === null || obstacle === 'on-request' || obstacle === 'missing-data');

const linesOf = (entries: readonly CartEntry[], isMeant: (entry: CartEntry) => boolean): CartLinePrice[] =>
  entries.flatMap((entry) =>
    entry.price === null || !isMeant(entry)
      ? []
      : [
          {
            projectId: entry.line.projectId,
            quantity: entry.line.quantity,
            netCents: entry.price.netCents,
            onRequest: entry.price.onRequest,
            ...entry.price.shipment,
          },
        ],
  );
