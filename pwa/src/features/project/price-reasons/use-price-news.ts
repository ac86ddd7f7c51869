import {
  type PriceCause,
  type PriceSnapshot,
  priceDifference,
} from '@knotenblech/shared/prices/project/price-difference.ts';
import { priceSnapshotOf } from '@knotenblech/shared/prices/project/price-snapshot.ts';
import { useEffect, useRef, useState } from 'react';
import { useSeenPrice } from '../../../sync/hooks/projects/project-memory.ts';
import { useProject } from '../open/project-context.tsx';
import { useAgreedCents } from '../price-details/amount-blocks.tsx';

/** Quick edits are remembered once. */
const calmMs = 700;

/** What the open project's price became without the user's doing; `settle` when he has read it. */
export const usePriceNews = (): { news: PriceNews | null; settle: () => void } => {
  const { source, figures } = useProject();
  const agreedCents = useAgreedCents();
  const { project, tariff } = source;
  const seenPrice = useSeenPrice(project.id);
  const { parts, assemblies, pricing } = figures;
  const [watch, setWatch] = useState<PriceWatch | null>(null);
  const [news, setNews] = useState<PriceNews | null>(null);
  const last = useRef<PriceSnapshot | null>(null);
  /** An edit of just now, which whoever leaves has seen as well. */
  const unread = useRef<(() => void) | null>(null);

  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const seen = await seenPrice.read();
      if (!isGone) setWatch(createPriceWatch(seen));
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [seenPrice]);

  useEffect(() => () => unread.current?.(), []);

  useEffect(() => {
    if (!watch || !pricing || !tariff) return;
    const read = () => {
      unread.current = null;
      const tariffNumber = tariff.number;
      const now = priceSnapshotOf({ project, parts, assemblies, pricing, tariffNumber, manualCents: agreedCents });
      last.current = now;
      const found = watch.follow(now);
      setNews(found);
      if (!found) void seenPrice.keep(now);
    };
    unread.current = read;
    const timer = setTimeout(read, calmMs);
    return () => {
      clearTimeout(timer);
      unread.current = null;
    };
  }, [watch, pricing, tariff, project, parts, assemblies, agreedCents, seenPrice]);

  const settle = () => {
    watch?.settle();
    setNews(null);
    if (last.current) void seenPrice.keep(last.current);
  };
  return { news, settle };
};

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

type PriceWatch = ReturnType<typeof createPriceWatch>;
