import { setTimeout as wait } from 'node:timers/promises';

/** Does work and answers no sooner than after so long, however it ends: how long it took tells nothing. */
export const withMinimumDuration = async <T>(leastMs: number, work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, wait(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
