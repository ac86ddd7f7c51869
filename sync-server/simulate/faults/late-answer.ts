import { acquireTerm } from '../../../pwa/src/sync/leadership/leadership.ts';
import { pull } from '../../../pwa/src/sync/pull/pull.ts';
import { send } from '../../../pwa/src/sync/push/sync-once.ts';
import { makingOn } from '../making-on.ts';
import { quietly } from '../quietly.ts';
import { putAddress } from '../random-address-change.ts';
import type { Device, Tab } from '../simulated-device.ts';
import type { World } from '../world.ts';

const longestWaitMs = 300;

/** A tab's answer is on its way until another tab leads and has been told something newer. */
export const lateAnswer = async (world: World, { device, tab }: { device: Device; tab: Tab }) => {
  const { stage, network } = world;
  const other = device.tabs.find((each) => each !== tab) ?? tab;
  await acquireTerm(tab);
  await tellNews(world);
  const { asked, arrive } = holdNextAnswer(tab);
  const late = stage.fork(() => quietly(tab, () => pull(tab)));
  await Promise.race([asked, stage.sleep(longestWaitMs)]);
  await acquireTerm(other);
  await tellNews(world);
  await quietly(other, () => pull(other));
  network.onWord?.(device.name);
  arrive();
  await late;
};

/** Somebody changes an address for everyone. */
const tellNews = async (world: World) => {
  const device = world.random.pick(world.devices);
  const tab = world.random.pick(device.tabs);
  await quietly(tab, () => putAddress(makingOn(world, device, tab)));
  await quietly(tab, () => send(tab));
};

const holdNextAnswer = (tab: Tab) => {
  const { transport } = tab;
  const asked = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  tab.transport = {
    ...transport,
    pull: async (body) => {
      tab.transport = transport;
      try {
        return await transport.pull(body);
      } finally {
        asked.resolve();
        await arrived.promise;
      }
    },
  };
  return { asked: asked.promise, arrive: arrived.resolve };
};
