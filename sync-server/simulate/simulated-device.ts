import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createValueCipher, newDataKey, type ValueCipher } from '../../pwa/src/database/encryption/value-cipher.ts';
import { openShopDatabase } from '../../pwa/src/database/shop-database.ts';
import { openMirrorDatabase } from '../../pwa/src/database/watch-connection.ts';
import { type Engine, openEngine } from '../../pwa/src/sync/engine/open-engine.ts';
import { replayWriteAhead } from '../../pwa/src/sync/outbox/import/replay-write-ahead.ts';
import { requeueFromMirror } from '../../pwa/src/sync/outbox/import/requeue-from-mirror.ts';
import { createWriteAheadInMemory } from '../../pwa/test/write-ahead-in-memory.ts';
import { createTabLife, type TabLife } from './faults/tab-life.ts';
import type { Random } from './random.ts';
import { type Build, type Network, type Served, transportOf } from './simulated-network.ts';
import type { Stage } from './stage/stage.ts';

export type Tab = Engine & { life: TabLife; close: () => void };

/** A browser profile; half of the users keep theirs encrypted. */
export type Device = {
  name: string;
  userId: UserId;
  tabs: Tab[];
  /** Where its databases lie; another one after its storage was lost or its user has changed. */
  indexedDB: IDBFactory;
  build: Build;
  openTab: (actor?: Actor | null) => Promise<Tab>;
  /** Another user, or the same one after his storage was lost: nothing is left of what lay here but what is named. */
  begin: (userId: UserId, kept: { mirror?: boolean; notes?: boolean }) => Promise<void>;
};

type Settings = {
  name?: string;
  stage?: Stage;
  /** How far the device's clock is off. */
  offMs?: number;
};

/** So that devices with few rows keep them in packs as well. */
const smallPacks = { least: 2, leastAnew: 2, most: 3 };

/** Hides nothing, so that what lies on a device can be looked at. */
const readable: ValueCipher = { seal: (_, plain) => Uint8Array.from(plain), open: (_, sealed) => sealed };

/** A browser profile: one IndexedDB, several tabs, each running the real engine. */
export const openDevice = async (
  shop: Served,
  network: Network,
  random: Random,
  userId: UserId,
  { name = 'device', stage, offMs = 0 }: Settings = {},
): Promise<Device> => {
  let writeAhead = createWriteAheadInMemory();
  const cipher = stage ? readable : createValueCipher(newDataKey());
  const cipherOf = (id: UserId) => (Number.parseInt(id.slice(-1), 16) % 2 === 0 ? cipher : null);
  const actorOf = (id: UserId) => structuredClone(shop.actors.get(id)) ?? null;
  const openTab = async (actor: Actor | null = null): Promise<Tab> => {
    const life = createTabLife();
    const options = { indexedDB: device.indexedDB, IDBKeyRange };
    const database = openShopDatabase('shop', cipherOf(device.userId), options, smallPacks);
    const mirror = openMirrorDatabase('mirror', cipherOf(device.userId), options);
    life.rule(database);
    life.rule(mirror);
    const notes = writeAhead;
    const sent = transportOf({ shop, network, random, device, stage, userId: device.userId });
    const engine = await openEngine(
      {
        database,
        strictDatabase: database,
        mirror,
        writeAhead: { ...notes, forget: (uid: string) => life.isOver() || notes.forget(uid) },
        newUid: () => random.uuid(),
        now: () => new Date((stage?.now() ?? Date.now()) + offMs),
        transport: {
          push: (body) => life.whileAlive(() => sent.push(body)),
          pull: (body) => life.whileAlive(() => sent.pull(body)),
          upload: (hash, bytes) => life.whileAlive(() => sent.upload(hash, bytes)),
        },
      },
      actor,
    );
    await requeueFromMirror(engine);
    await replayWriteAhead(engine);
    return Object.assign(engine, { life, close: life.end });
  };
  const openTabs = async () => {
    device.tabs = [await openTab(actorOf(device.userId))];
    device.tabs.push(await openTab());
  };
  const device: Device = {
    name,
    userId,
    tabs: [],
    indexedDB: new IDBFactory(),
    build: 'current',
    openTab,
    begin: async (next, { mirror: keepsMirror = false, notes = false }) => {
      const orders = keepsMirror ? await device.tabs[0]?.mirror.order.toArray() : [];
      for (const tab of device.tabs) tab.life.end();
      if (!notes) writeAhead = createWriteAheadInMemory();
      device.indexedDB = new IDBFactory();
      device.userId = next;
      const mirror = openMirrorDatabase('mirror', cipherOf(next), { indexedDB: device.indexedDB, IDBKeyRange });
      await mirror.order.bulkPut(orders ?? []);
      mirror.close();
      await openTabs();
    },
  };
  await openTabs();
  return device;
};
