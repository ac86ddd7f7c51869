import { useState } from 'react';
import { singleFlight } from './one-at-a-time.ts';

/** Runs the actions of one place one after the other, and says whether one runs; `restMs` as of singleFlight. */
export const useOneAtATime = (restMs = 0) => {
  const [isPending, setIsPending] = useState(false);
  const [runAlone] = useState(() => singleFlight(setIsPending, { restMs }));
  return { isPending, runAlone };
};
