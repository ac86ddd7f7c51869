import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange } from '../../../pwa/src/database/shop-database.ts';
import { acquireTerm } from '../../../pwa/src/sync/leadership/leadership.ts';
import { syncOnce } from '../../../pwa/src/sync/leadership/sync-loop.ts';
import { makeChange } from '../../../pwa/src/sync/outbox/make-change.ts';
import { seededRandom } from '../random.ts';
import { type Device, openDevice, type Tab } from '../simulated-device.ts';
import { isExpected, type Network, noFaults, turns } from '../simulated-network.ts';
import { findOrderViolations } from './find-order-violations.ts';
import type { OrderWorld } from './order-world.ts';

const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
};

/** Orders once on the real engine; requests and answers get lost, two tabs retry, one is closed in its work, the device is started again. */
export const orderThroughFaults = async (world: OrderWorld, seed: number) => {
  const random = seededRandom(seed);
  const buyer = await world.addBuyer();
  const network: Network = { isFaulty: false, isSlow: false, late: [], faults: noFaults() };
  const served = { actors: world.actors, files: new Map<string, Uint8Array>(), request: world.request };
  const device = await openDevice(served, network, random, buyer.actor.userId);
  const [first] = device.tabs as [Tab, Tab];
  await syncOnce(first);
  await makeChange(first, 'submitOrder', await world.orderArgs(buyer));
  network.isFaulty = true;
  for (let n = 0; n < 3; n++) {
    const rounds = device.tabs.map(async (tab) => {
      await turns(random.below(30));
      await quietly(() => Promise.race([syncOnce(tab), tab.life.over]));
    });
    if (random.chance(0.5)) await restart(device, random.below(device.tabs.length), random.below(20));
    if (random.chance(0.3)) await quietly(() => acquireTerm(random.pick(device.tabs)));
    await Promise.all(rounds);
  }
  network.isFaulty = false;
  for (const tab of device.tabs) tab.close();
  device.tabs = [await device.openTab()];
  const [last] = device.tabs as [Tab];
  for (const { userId, body } of network.late) await world.request(userId, '/push', body);
  await acquireTerm(last);
  for (let n = 0; n < 3; n++) await syncOnce(last);
  const seen = await rowRange(last.database, customerSpace(buyer.actor.customerId), 'order').toArray();
  const left = await last.database.outbox.count();
  const refused = await last.database.results.filter((result) => result.status !== 'applied').toArray();
  last.close();
  const violations = [
    ...(seen.length === 1 ? [] : [`the device shows ${seen.length} orders`]),
    ...refused.map(({ name, code }) => `${name} was answered with ${code}`),
    ...(left === 0 ? [] : [`${left} changes are still in the queue`]),
    ...(await findOrderViolations(world.database.owner, [buyer.actor.customerId])),
  ].map((violation) => `seed ${seed}: ${violation}`);
  return { violations, faults: network.faults };
};

const restart = async (device: Device, n: number, delay: number) => {
  await turns(delay);
  device.tabs[n]?.close();
  device.tabs[n] = await device.openTab();
};
