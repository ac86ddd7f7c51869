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
