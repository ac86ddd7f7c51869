import { withdrawChange } from '@knotenblech/shared/sync/withdraw-change.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { takeLead } from '../../pwa/src/sync/engine/take-lead.ts';
import { pull } from '../../pwa/src/sync/engine/pull.ts';
import { push } from '../../pwa/src/sync/engine/push.ts';
import { syncOnce } from '../../pwa/src/sync/engine/sync-once.ts';
import { uploadFiles } from '../../pwa/src/sync/engine/upload-files.ts';
import { withdraw } from '../../pwa/src/sync/engine/withdraw.ts';
import type { Database } from '../src/database/database.ts';
import { copyProfile } from './copy-profile.ts';
import { findViolations } from './find-violations.ts';
import { makeRandomChange } from './random-change.ts';
import { type Random, seededRandom } from './random.ts';
import { readWaiting, waitingProjects } from './read-waiting.ts';
import {
  type Device,
  type Faults,
  isExpected,
  type Network,
  noFaults,
  openDevice,
  type Tab,
  turns,
} from './simulated-device.ts';
import { openSimulatedShop, type SimulatedShop } from './simulated-shop.ts';

export type SeedReport = {
  seed: number;
  /** How many of each name. */
  changes: Record<string, number>;
  applied: number;
  orders: number;
  faults: Faults | null;
  violations: string[];
};

type World = {
  shop: SimulatedShop;
  random: Random;
  network: Network;
  devices: Device[];
  /** Names by uid. */
  made: Map<string, string>;
  withdrawn: Map<string, string | null>;
};

const stepsPerSeed = 60;
const mostDevices = 6;
const quietRounds = 3;

/** One run of devices, tabs and faults; then everything is let through and must agree. The same seed gives the same steps. */
export const simulate = async (database: Database, seed: number): Promise<SeedReport> => {
  const world = await openWorld(database, seed);
  for (let step = 0; step < stepsPerSeed; step++) await takeStep(world);
  await calm(world);
  const { shop, devices, made, withdrawn, network } = world;
  const violations = await findViolations(shop, devices, { made, withdrawn });
  const [counts] = await database.owner<{ applied: number; orders: number }[]>`
    select count(*) filter (where status = 'applied') as applied,
      (select count(*) from record where customer_id = ${shop.customerId} and kind = 'order') as orders
    from sync_result where customer_id = ${shop.customerId}`;
  for (const tab of devices.flatMap((device) => device.tabs)) tab.close();
  return {
    seed,
    changes: countNames(made),
    applied: counts?.applied ?? 0,
    orders: counts?.orders ?? 0,
    faults: network.faults,
    violations,
  };
};

const countNames = (made: ReadonlyMap<string, string>) => {
  const counts: Record<string, number> = {};
  for (const name of made.values()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const openWorld = async (database: Database, seed: number): Promise<World> => {
  const random = seededRandom(seed);
  const shop = await openSimulatedShop(database, random);
  const network: Network = { isFaulty: true, late: [], faults: noFaults() };
  const users = [...shop.actors.keys()];
  const devices = [];
  for (const n of [0, 0, 1, 2]) devices.push(await openDevice(shop, network, random, users[n] as UserId));
  return { shop, random, network, devices, made: new Map(), withdrawn: new Map() };
};

const takeStep = async (world: World) => {
  const { random, devices } = world;
  const device = random.pick(devices);
  const tab = random.pick(device.tabs);
  const x = random.next();
  if (x < 0.54) {
    const { shop, made } = world;
    await quietly(() => makeRandomChange({ shop, random, tab, userId: device.userId, made }));
  } else if (x < 0.57) await takeBack(world, tab);
  else if (x < 0.61) await changeLead(world, tab);
  else if (x < 0.64) await closeTab(world, device, tab);
  else if (x < 0.72) await trouble(world, device);
  else if (x < 0.76) await Promise.all([readSome(world), round(tab, random.chance(0.4))]);
  else if (x < 0.8)
    await Promise.all([
      round(tab, random.chance(0.4)),
      round(random.pick(random.pick(devices).tabs), random.chance(0.4)),
    ]);
  else if (x < 0.87) await crowd(world, device);
  else await quietly(() => (random.chance(0.5) ? push(tab, 1 + random.below(5)) : pull(tab, 1 + random.below(4))));
};

/** After a silence a device asks for news before it sends. */
const round = async (tab: Tab, asksFirst: boolean) => {
  if (asksFirst) await quietly(() => pull(tab));
  await quietly(() => uploadFiles(tab));
  await quietly(() => syncOnce(tab));
};

/** Both tabs of a device talk to the server at once while it is being worked on. */
const crowd = async ({ shop, random, made }: World, { userId, tabs }: Device) => {
  const work = tabs.map(async (tab) => {
    await quietly(() => makeRandomChange({ shop, random, tab, userId, made }));
    await turns(random.below(60));
    await round(tab, random.chance(0.4));
  });
  await Promise.all(work);
};

const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
};

const takeBack = async (world: World, tab: Tab) => {
  const entries = (await tab.database.outbox.toArray()).filter((entry) => !world.shop.tallies.has(entry.uid));
  if (entries.length === 0) return;
  const entry = world.random.pick(entries);
  if (!(await withdraw(tab, entry.uid))) return;
  const { orderId } = entry.args as { orderId?: string };
  world.withdrawn.set(entry.uid, entry.name === 'submitOrder' ? (orderId ?? null) : null);
  for (const each of await tab.database.outbox.toArray())
    if (each.name === withdrawChange.name) world.made.set(each.uid, each.name);
};

const changeLead = async ({ network }: World, tab: Tab) => {
  network.faults.changesOfLead += 1;
  await takeLead(tab);
};

/** Half of the tabs are closed in the middle of their work. */
const closeTab = async ({ random, network }: World, device: Device, tab: Tab) => {
  network.faults.closedTabs += 1;
  const working = random.chance(0.5) ? round(tab, false) : null;
  if (working) await turns(random.below(40));
  tab.close();
  await working;
  device.tabs[device.tabs.indexOf(tab)] = await device.openTab();
};

const trouble = async (world: World, device: Device) => {
  const { random, network, shop } = world;
  const { faults, late } = network;
  const { owner } = shop.database;
  const x = random.next();
  if (x < 0.25 && world.devices.length < mostDevices) await addCopy(world, device);
  else if (x < 0.35) {
    faults.forgottenClients += 1;
    await owner`delete from sync_client where ctid = (
      select ctid from sync_client where customer_id = ${shop.customerId} order by id limit 1)`;
  } else if (x < 0.5) changeAccess(world);
  else if (x < 0.57) {
    faults.newEpochs += 1;
    await owner`update sync_meta set epoch = gen_random_uuid()`;
  } else if (x < 0.75) {
    faults.purges += 1;
    await owner.begin(async (tx) => {
      await tx`select 1 from sync_space where customer_id = ${shop.customerId} order by id for update`;
      await tx`delete from record where customer_id = ${shop.customerId} and deleted`;
      await tx`update sync_space set purged_to = version where customer_id = ${shop.customerId}`;
    });
  } else if (late.length > 0) {
    faults.lateRepeats += 1;
    const [request] = late.splice(random.below(late.length), 1);
    if (request) await shop.request(request.userId, '/push', request.body);
  }
};

/** A file that has arrived is read by the server. */
const readSome = async ({ shop, random }: World) => {
  const waiting = await waitingProjects(shop);
  if (waiting.length > 0) await readWaiting(shop, random.pick(waiting));
};

/** The third user's right to see prices, or to edit, is taken away or given back. */
const changeAccess = ({ shop, network, random }: World) => {
  const actor = [...shop.actors.values()][2];
  if (!actor) return;
  network.faults.accessChanges += 1;
  const permissions = random.chance(0.3) ? [] : (['UPLOAD_PERMISSION', 'ORDER_PERMISSION'] as const);
  shop.actors.set(actor.userId, { ...actor, seesPrices: !actor.seesPrices, permissions: [...permissions] });
};

const addCopy = async ({ shop, network, random, devices }: World, device: Device) => {
  network.faults.copiedProfiles += 1;
  const copy = await openDevice(shop, network, random, device.userId);
  await copyProfile(device, copy);
  devices.push(copy);
};

/** No more faults: what is late arrives, every device goes through its rounds. */
const calm = async ({ network, shop, devices }: World) => {
  network.isFaulty = false;
  for (const { userId, body } of network.late.splice(0)) await shop.request(userId, '/push', body);
  for (let n = 0; n < quietRounds; n++) {
    for (const project of await waitingProjects(shop)) await readWaiting(shop, project);
    for (const { tabs } of devices) {
      const [tab] = tabs;
      if (!tab) continue;
      await takeLead(tab);
      await uploadFiles(tab);
      await syncOnce(tab);
    }
  }
};
