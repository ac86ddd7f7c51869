import { useState } from 'react';

/** Runs the actions of one place one after the other, and says whether one runs; `restMs` as of singleFlight. */
export const useOneAtATime = (restMs = 0) => {
  const [isPending, setIsPending] = useState(false);
  const [runAlone] = useState(() => singleFlight(setIsPending, { restMs }));
  return { isPending, runAlone };
};

/** `restMs` after one that succeeded the next is not done either: a double tap means one. */
type Rest = { restMs: number; now?: () => number };

/** Runs one after the other is over: what is asked for meanwhile is not done. `tell` hears whether one runs. */
export const singleFlight = (
  tell: (isRunning: boolean) => void,
  { restMs, now = () => performance.now() }: Rest = { restMs: 0 },
) => {
  let isRunning = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (run: () => Promise<void>) => {
    if (isRunning || now() < restsUntil) return;
    isRunning = true;
    tell(true);
    try {
      await run();
      restsUntil = now() + restMs;
    } finally {
      isRunning = false;
      tell(false);
    }
  };
};
