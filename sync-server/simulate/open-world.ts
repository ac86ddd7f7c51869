import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Database } from '../src/database/database.ts';
import { createLedger } from './laws/ledger.ts';
import { onAnswer } from './laws/on-answer.ts';
import { onCommit } from './laws/on-commit.ts';
import { onMoment } from './laws/on-moment.ts';
import { onPush } from './laws/on-push.ts';
import { type Random, seededRandom } from './random.ts';
import { openDevice } from './simulated-device.ts';
import { type Network, noFaults } from './simulated-network.ts';
import { openSimulatedShop } from './simulated-shop.ts';
import type { Stage } from './stage/stage.ts';
import type { World } from './world.ts';

const furthestOffMs = 48 * 3_600_000;

/** A shop with four devices of three users; the seed fixes all of it. */
export const openWorld = async (database: Database, stage: Stage, seed: number): Promise<World> => {
  const random = seededRandom(seed);
  const shop = await stage.outside(() => openSimulatedShop(database, random, stage));
  const network: Network = { isFaulty: true, isSlow: false, late: [], faults: noFaults() };
  const world: World = {
    stage,
    shop,
    random,
    network,
    devices: [],
    ledger: createLedger(),
    backup: null,
    visitors: new Map(),
  };
  const { ledger } = world;
  await stage.outside(async () => {
    await database.owner`update sync_meta set epoch = ${random.uuid()}`;
    await database.owner`delete from number_gap`;
  });
  const see = (violations: readonly string[]) => violations.forEach((violation) => ledger.violations.add(violation));
  const named = (name: string) => world.devices.find((each) => each.name === name);
  network.onPush = (name, body) => {
    const device = named(name);
    if (device) see(onPush(ledger, device, body));
  };
  network.onAnswer = (name, body, answer) => {
    const device = named(name);
    if (device) see(onAnswer(ledger, device, body, answer));
  };
  network.onWord = (name) => {
    const device = named(name);
    if (device) see(onMoment(shop, ledger, device));
  };
  shop.onCommit = async (body) => see(await onCommit(shop, ledger, body));
  const users = [...shop.actors.keys()];
  for (const n of [0, 0, 1, 2]) await addDevice(world, users[n] as UserId);
  return world;
};

export const addDevice = async ({ shop, network, random, stage, devices }: World, userId: UserId) => {
  const offMs = clockOf(random);
  const device = await openDevice(shop, network, random, userId, { name: `device ${devices.length}`, stage, offMs });
  devices.push(device);
  return device;
};

const clockOf = (random: Random) => (random.chance(0.5) ? 0 : Math.round((random.next() * 2 - 1) * furthestOffMs));
