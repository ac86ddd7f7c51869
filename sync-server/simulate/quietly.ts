import type { Tab } from './simulated-device.ts';
import { isExpected } from './simulated-network.ts';

/** What comes of faults is no surprise; a tab that has ended comes to no end. */
export const quietly = async (tab: Tab, work: () => Promise<unknown>) => {
  try {
    await Promise.race([work(), tab.life.over]);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
};
