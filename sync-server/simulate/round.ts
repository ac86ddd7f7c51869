import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { pull } from '../../pwa/src/sync/pull/pull.ts';
import { uploadFiles } from '../../pwa/src/sync/push/sync-once.ts';
import { pageRowsOf } from './page-rows-of.ts';
import { quietly } from './quietly.ts';
import type { Tab } from './simulated-device.ts';
import type { World } from './world.ts';

/** A tab fetches and sends, as far as the network lets it. After a silence a device asks for news before it sends. */
export const round = async ({ random }: World, tab: Tab) => {
  if (random.chance(0.4)) await quietly(tab, () => pull(tab));
  await quietly(tab, () => uploadFiles(tab));
  await quietly(tab, () => syncOnce(tab, pageRowsOf(random)));
};
