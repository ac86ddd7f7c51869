/** Runs one after the other is over: what is asked for meanwhile is not done. `tell` hears whether one runs. */
export const singleFlight = (tell: (isRunning: boolean) => void) => {
  let isRunning = false;
  return async (run: () => Promise<void>) => {
    if (isRunning) return;
    isRunning = true;
    tell(true);
    try {
      await run();
    } finally {
      isRunning = false;
      tell(false);
    }
  };
};
