import type { Making } from './make-on-device.ts';
import type { Device, Tab } from './simulated-device.ts';
import type { World } from './world.ts';

/** The user of a device at work in one of its tabs. */
export const makingOn = ({ shop, random, ledger: { made } }: World, { userId }: Device, tab: Tab): Making => {
  return { shop, random, tab, userId, made };
};
