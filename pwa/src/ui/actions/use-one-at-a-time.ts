import { useState } from 'react';
import { singleFlight } from './one-at-a-time.ts';

/** Runs the actions of one place one after the other, and says whether one runs. */
export const useOneAtATime = () => {
  const [isPending, setIsPending] = useState(false);
  const [runAlone] = useState(() => singleFlight(setIsPending));
  return { isPending, runAlone };
};
