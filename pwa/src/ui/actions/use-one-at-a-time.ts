import { useState } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/** Runs the actions of one place one after the other, and says whether one runs. */
export const useOneAtATime = () => {
  const [isPending, setIsPending] = useState(false);
  const [runAlone] = useState(() => oneAtATime(setIsPending));
  return { isPending, runAlone };
};
