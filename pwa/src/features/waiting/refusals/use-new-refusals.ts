import { useEffect, useRef } from 'react';
import { readWaiting, type WaitingEntry } from '../../../sync/read-waiting.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useShop } from '../../../sync/use-shop.tsx';
import { gatherBurst, noRefusals } from './gather-burst.ts';

/** Calls `tell` with what was refused since the screen stands, gathered while one follows the other. */
export const useNewRefusals = (tell: (burst: readonly WaitingEntry[]) => void) => {
  const { database } = useShop();
  const refused = useLive(`${database.name} refused`, async () =>
    (await readWaiting(database)).filter(({ state }) => state === 'refused' || state === 'failed'),
  );
  const seen = useRef(noRefusals);
  useEffect(() => {
    if (!refused) return;
    const next = gatherBurst(seen.current, refused, Date.now());
    const isNew = next.burst !== seen.current.burst && next.burst.length > 0;
    seen.current = next;
    if (isNew) tell(next.burst);
  }, [refused, tell]);
};
