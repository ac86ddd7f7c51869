import { acquireTerm } from '../../pwa/src/sync/leadership/leadership.ts';
import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { uploadFiles } from '../../pwa/src/sync/push/sync-once.ts';
import { handOver } from './hand-over.ts';
import { adopt } from './laws/adopt.ts';
import { onMoment } from './laws/on-moment.ts';
import { pageRowsOf } from './page-rows-of.ts';
import { readWaiting, waitingProjects } from './read-waiting.ts';
import type { Device } from './simulated-device.ts';
import type { World } from './world.ts';

const quietRounds = 3;
/** What a restored server is still waited for then is refused for good. */
const tellingMs = 86_400_000;
const roundsAfterTelling = 2;
/** Who comes back hears of a restore, sends the files of what it has forgotten, and tells it. */
const roundsOfVisit = 2;

/** No more faults: what is late arrives, everybody comes back to his work, every device goes through its rounds. */
export const calm = async (world: World) => {
  const { network, shop, devices, stage, ledger } = world;
  network.isFaulty = false;
  shop.shutOut.clear();
  for (const { userId, body } of network.late.splice(0)) await shop.request(userId, '/push', body);
  for (const device of devices) await settle(world, device);
  const restoredAt = ledger.firstRestoredAt ?? stage.now();
  ledger.isToldInTime = stage.now() - restoredAt < tellingMs;
  for (let n = 0; n < quietRounds + roundsAfterTelling; n++) {
    if (n === quietRounds) {
      stage.pass(tellingMs);
      for (const device of devices) await settle(world, device);
    }
    for (const project of await stage.outside(() => waitingProjects(shop)))
      await stage.outside(() => readWaiting(shop, project));
    for (const device of devices) await quietRound(world, device);
  }
};

/** Whoever has left sealed work on a device comes back once. */
const settle = async (world: World, device: Device) => {
  device.build = 'current';
  const first = device.userId;
  const visitors = [...(world.visitors.get(device) ?? [])].filter((userId) => userId !== first);
  for (const userId of [...visitors, ...(visitors.length > 0 ? [first] : [])]) {
    for (let n = 0; n < roundsOfVisit; n++) await quietRound(world, device);
    await handOver(world, device, userId);
  }
};

const quietRound = async ({ ledger, shop, random }: World, device: Device) => {
  const [tab] = device.tabs;
  if (!tab) return;
  await acquireTerm(tab);
  await uploadFiles(tab);
  await syncOnce(tab, pageRowsOf(random));
  adopt(ledger, device);
  for (const violation of onMoment(shop, ledger, device)) ledger.violations.add(violation);
};
