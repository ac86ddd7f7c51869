import { handOver } from '../hand-over.ts';
import { makingOn } from '../making-on.ts';
import { quietly } from '../quietly.ts';
import { makeRandomChange, newProject } from '../random-change.ts';
import { round } from '../round.ts';
import type { Device } from '../simulated-device.ts';
import type { World } from '../world.ts';
import { backUpServer, restoreServer } from './restore-server.ts';

const mostChanges = 4;

/** A user has left a device to another one when the server is restored from before his last work: nobody else can tell of it. */
export const forgetAbsent = async (world: World, device: Device) => {
  const { random, shop, ledger, stage } = world;
  const backup = await stage.outside(() => backUpServer(shop, ledger));
  const tab = random.pick(device.tabs);
  await round(world, tab);
  await quietly(tab, () => newProject(makingOn(world, device, tab)));
  for (let n = random.below(mostChanges); n >= 0; n--)
    await quietly(tab, () => makeRandomChange(makingOn(world, device, tab)));
  await round(world, tab);
  const others = [...shop.actors.keys()].filter((userId) => userId !== device.userId);
  await handOver(world, device, random.pick(others));
  await restoreServer(world, backup);
};
