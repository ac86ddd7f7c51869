import {
  type PriceCause,
  type PriceSnapshot,
  priceDifference,
} from '@knotenblech/shared/prices/project/price-difference.ts';

/** What a price became without the user's doing: since he was last here, or by a new tariff while he is. */
export type PriceNews = { wasCents: number; nowCents: number; causes: PriceCause[] };

/** Follows one project's price while it is open; `seen` is how it was when it was last closed. */
export const createPriceWatch = (seen: PriceSnapshot | null) => {
  let last = seen;
  let isOpening = true;
  let news: PriceNews | null = null;

  return {
    /** Takes the price as it stands now; gives what is to be told, null: nothing. The user's own edits are no news. */
    follow: (now: PriceSnapshot): PriceNews | null => {
      if (last && (isOpening || last.tariffNumber !== now.tariffNumber)) {
        const causes = priceDifference(last, now);
        if (causes.length > 0) news = { wasCents: last.netCents, nowCents: now.netCents, causes };
      }
      isOpening = false;
      last = now;
      return news;
    },
    /** The user has read it. */
    settle: () => {
      news = null;
    },
  };
};

export type PriceWatch = ReturnType<typeof createPriceWatch>;
