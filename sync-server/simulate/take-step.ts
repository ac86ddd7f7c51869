import { acquireTerm } from '../../pwa/src/sync/leadership/leadership.ts';
import { withdraw } from '../../pwa/src/sync/outbox/withdraw.ts';
import { pull } from '../../pwa/src/sync/pull/pull.ts';
import { send } from '../../pwa/src/sync/push/sync-once.ts';
import { forgetDeletions } from './faults/forget-deletions.ts';
import { lateAnswer } from './faults/late-answer.ts';
import { isTally } from './is-tally.ts';
import { adopt } from './laws/adopt.ts';
import { onMoment } from './laws/on-moment.ts';
import { rawRows } from './laws/raw-rows.ts';
import { makingOn } from './making-on.ts';
import { quietly } from './quietly.ts';
import { makeRandomChange } from './random-change.ts';
import { order } from './random-order-change.ts';
import { readWaiting, waitingProjects } from './read-waiting.ts';
import { round } from './round.ts';
import type { Device, Tab } from './simulated-device.ts';
import { trouble } from './trouble.ts';
import type { World } from './world.ts';

type Place = { device: Device; tab: Tab };
type Step = (world: World, place: Place) => Promise<unknown>;

const mostRequests = 60;
const mostCommits = 3;
const longestPauseMs = 6 * 3_600_000;

/** One thing that a user, a device, the network or the server does; afterwards every device is looked at. */
export const takeStep = async (world: World) => {
  const { random, devices, stage, shop, ledger } = world;
  const device = random.pick(devices);
  const place = { device, tab: random.pick(device.tabs) };
  const [name, step] = stepOf(random.next());
  stage.pass(random.chance(0.2) ? random.below(longestPauseMs) : random.below(5_000));
  stage.note(`step ${name} on ${device.name}`);
  await step(world, place);
  for (const each of devices) {
    adopt(ledger, each);
    for (const violation of onMoment(shop, ledger, each)) ledger.violations.add(violation);
  }
};

const change: Step = (world, { device, tab }) => quietly(tab, () => makeRandomChange(makingOn(world, device, tab)));

const part: Step = ({ random }, { tab }) =>
  quietly(tab, () => (random.chance(0.5) ? send(tab, { batch: 1 + random.below(5) }) : pull(tab, 1 + random.below(4))));

const besideReading: Step = (world, { tab }) =>
  Promise.all([world.stage.fork(() => readSome(world)), world.stage.fork(() => round(world, tab))]);

const twoDevices: Step = (world, { tab }) => {
  const other = world.random.pick(world.random.pick(world.devices).tabs);
  return Promise.all([tab, other].map((each) => world.stage.fork(() => round(world, each))));
};

/** All tabs of a device talk to the server at once while it is being worked on; half of the time it answers them late. */
const crowd: Step = async (world, { device }) => {
  const { random, stage, network, devices } = world;
  const other = random.pick(devices);
  const crowded = [...device.tabs.map((tab) => ({ device, tab })), { device: other, tab: random.pick(other.tabs) }];
  network.isSlow = random.chance(0.5);
  const work = crowded.map((each) => async () => {
    await quietly(each.tab, () => makeRandomChange(makingOn(world, each.device, each.tab)));
    await stage.sleep(random.below(60));
    await round(world, each.tab);
  });
  await Promise.all(work.map(stage.fork));
  network.isSlow = false;
};

const takeBack: Step = async (world, { device, tab }) => {
  const { random, shop, ledger } = world;
  if (random.chance(0.6)) await quietly(tab, () => order(makingOn(world, device, tab)));
  const entries = (await tab.database.outbox.toArray()).filter((entry) => !isTally(shop, entry));
  if (entries.length === 0) return;
  const orders = entries.filter((each) => each.name === 'submitOrder');
  const entry = random.pick(orders.length > 0 ? orders : entries);
  const endsAtRequest = random.chance(0.2);
  const endsAtCommit = !endsAtRequest && random.chance(0.2);
  if (endsAtRequest) tab.life.endAt(1 + random.below(20));
  if (endsAtCommit) tab.life.endAtCommit(1);
  await quietly(tab, () => withdraw(tab, entry.uid));
  const raw = rawRows(device.indexedDB);
  const isGone = raw && ![...raw.outbox, ...raw.results].some(({ uid }) => uid === entry.uid);
  const { orderId } = entry.args as { orderId?: string };
  if (isGone) ledger.withdrawn.set(entry.uid, entry.name === 'submitOrder' ? (orderId ?? null) : null);
  tab.life.endAt(Number.POSITIVE_INFINITY);
  tab.life.endAtCommit(Number.POSITIVE_INFINITY);
  await reopenEnded(device);
};

const discard: Step = async (_, { tab }) => {
  const cards = await tab.database.results.filter((each) => each.status !== 'applied' && !each.discarded).toArray();
  for (const { uid } of cards.slice(0, 1)) await tab.database.results.update(uid, { discarded: true });
};

const changeLead: Step = async ({ network }, { tab }) => {
  network.faults.changesOfLead += 1;
  await acquireTerm(tab);
};

/** A tab ends between any two requests to its databases or right after a commit, in the middle of work or of a change. */
const killTab: Step = async (world, { device, tab }) => {
  const { random, stage, network } = world;
  network.faults.killedTabs += 1;
  if (random.chance(0.6)) tab.life.endAt(1 + random.below(mostRequests));
  else tab.life.endAtCommit(1 + random.below(mostCommits));
  const others = random.chance(0.3) ? device.tabs.filter((each) => each !== tab) : [];
  const own = random.chance(0.5)
    ? () => round(world, tab)
    : () => quietly(tab, () => makeRandomChange(makingOn(world, device, tab)));
  await Promise.all([stage.fork(own), ...others.map((each) => stage.fork(() => round(world, each)))]);
  tab.life.end();
  await reopenEnded(device);
};

const closeTab: Step = async (world, { device, tab }) => {
  world.network.faults.closedTabs += 1;
  const working = world.random.chance(0.5) ? world.stage.fork(() => round(world, tab)) : null;
  await world.stage.sleep(world.random.below(80));
  tab.life.end();
  await working;
  await reopenEnded(device);
};

const reopenEnded = async (device: Device) => {
  for (const [n, tab] of device.tabs.entries()) if (tab.life.isOver()) device.tabs[n] = await device.openTab();
};

const steps: readonly [number, string, Step][] = [
  [50, 'change', change],
  [5, 'take back', takeBack],
  [4, 'forget deletions', forgetDeletions],
  [3, 'late answer', lateAnswer],
  [2, 'discard', discard],
  [4, 'change lead', changeLead],
  [2, 'close tab', closeTab],
  [7, 'kill tab', killTab],
  [12, 'trouble', async (world, { device }) => trouble(world, device)],
  [4, 'read beside', besideReading],
  [4, 'two devices', twoDevices],
  [7, 'crowd', crowd],
  [9, 'part of a round', part],
];
const weight = steps.reduce((sum, [each]) => sum + each, 0);

const stepOf = (x: number): readonly [string, Step] => {
  let left = x * weight;
  for (const [each, name, step] of steps) {
    left -= each;
    if (left < 0) return [name, step];
  }
  return ['change', change];
};

/** A file that has arrived is read by the server. */
const readSome = async ({ shop, random, stage }: World) => {
  const waiting = await stage.outside(() => waitingProjects(shop));
  if (waiting.length === 0) return;
  const project = random.pick(waiting);
  await stage.outside(() => readWaiting(shop, project));
};
