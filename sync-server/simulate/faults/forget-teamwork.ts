import { type Making, makeOnDevice } from '../make-on-device.ts';
import { makingOn } from '../making-on.ts';
import { openProject } from '../open-project.ts';
import { quietly } from '../quietly.ts';
import { newProject } from '../random-change.ts';
import { round } from '../round.ts';
import type { World } from '../world.ts';
import { backUpServer, restoreServer } from './restore-server.ts';

/** One user makes a project, another works on it, and the server is restored from before: either may come first to tell of it. */
export const forgetTeamwork = async (world: World) => {
  const { random, devices, shop, ledger, stage } = world;
  const maker = random.pick(devices);
  const others = devices.filter(({ userId }) => userId !== maker.userId);
  if (others.length === 0) return;
  const colleague = random.pick(others);
  const backup = await stage.outside(() => backUpServer(shop, ledger));
  for (const [device, work] of [
    [maker, newProject],
    [colleague, workOnNewest],
  ] as const) {
    const tab = random.pick(device.tabs);
    await round(world, tab);
    await quietly(tab, () => work(makingOn(world, device, tab)));
    await round(world, tab);
  }
  await restoreServer(world, backup);
};

const workOnNewest = async (m: Making) => {
  const { id: projectId } = (await openProject(m, ({ name }) => name === 'Neu')) ?? {};
  if (!projectId) return;
  await makeOnDevice(m, 'setProjectTexts', { projectId, comment: 'of a colleague' });
  await makeOnDevice(m, 'setPartQuantity', { projectId, partIndex: 1, quantity: 2 + m.random.below(9), was: 1 });
};
