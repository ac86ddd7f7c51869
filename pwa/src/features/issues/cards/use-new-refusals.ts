import { useEffect, useMemo, useRef } from 'react';
import { useKnownWaiting } from '../../../sync/hooks/use-shop.tsx';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { groupRefusals, noRefusals } from './gather-burst.ts';

/** Calls `tell` with what was refused since the screen stands, gathered while one follows the other. */
export const useNewRefusals = (tell: (burst: readonly WaitingEntry[]) => void) => {
  const entries = useKnownWaiting();
  const refused = useMemo(() => entries?.filter((entry) => !isWaiting(entry)), [entries]);
  const seen = useRef(noRefusals);
  useEffect(() => {
    if (!refused) return;
    const next = groupRefusals(seen.current, refused, Date.now());
    const isNew = next.burst !== seen.current.burst && next.burst.length > 0;
    seen.current = next;
    if (isNew) tell(next.burst);
  }, [refused, tell]);
};
