import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openMirrorDatabase } from '../../pwa/src/database/mirror-database.ts';
import { openShopDatabase } from '../../pwa/src/database/shop-database.ts';
import { createValueCipher, newDataKey } from '../../pwa/src/database/value-cipher.ts';
import type { Answer, Engine } from '../../pwa/src/sync/engine/engine.ts';
import { openEngine } from '../../pwa/src/sync/engine/open-engine.ts';
import { requeueNoted } from '../../pwa/src/sync/engine/requeue-noted.ts';
import { createWriteAheadInMemory } from '../../pwa/src/sync/engine/write-ahead-in-memory.ts';
import type { Random } from './random.ts';
import type { SimulatedShop } from './simulated-shop.ts';

/** What a device needs of the shop. */
export type Served = Pick<SimulatedShop, 'actors' | 'files' | 'request'>;

export type Faults = {
  lostRequests: number;
  lostAnswers: number;
  lateRepeats: number;
  closedTabs: number;
  copiedProfiles: number;
  accessChanges: number;
  newEpochs: number;
  forgottenClients: number;
  purges: number;
  changesOfLead: number;
};

export const noFaults = (): Faults => ({
  lostRequests: 0,
  lostAnswers: 0,
  lateRepeats: 0,
  closedTabs: 0,
  copiedProfiles: 0,
  accessChanges: 0,
  newEpochs: 0,
  forgottenClients: 0,
  purges: 0,
  changesOfLead: 0,
});

export type LateRequest = { userId: UserId; body: unknown };

/** The network between devices and server. */
export type Network = { isFaulty: boolean; late: LateRequest[]; faults: Faults };

export type Tab = Engine & { close: () => void };
export type Device = { userId: UserId; tabs: Tab[]; openTab: () => Promise<Tab> };

const lossProbability = 0.15;
const slowProbability = 0.3;
/** In turns of the event loop. */
const longestDelay = 120;

export const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((done) => setImmediate(done));
};

class NetworkFault extends Error {}

/** Whether an error is one that faults of network, tabs and lead explain. */
export const isExpected = (error: unknown) =>
  error instanceof NetworkFault ||
  (error instanceof Error &&
    /DatabaseClosed|AbortError|InvalidState|Transaction.*(inactive|committed|aborted)/i.test(
      `${error.name} ${error.message} ${(error as { inner?: Error }).inner?.message ?? ''}`,
    ));

/** A browser profile: one IndexedDB, several tabs, each running the real engine. */
export const openDevice = async (shop: Served, network: Network, random: Random, userId: UserId): Promise<Device> => {
  const indexedDB = new IDBFactory();
  const options = { indexedDB, IDBKeyRange };
  const writeAhead = createWriteAheadInMemory();
  /** Half of the devices keep their values in clear, which is faster. */
  const cipher = Number.parseInt(userId.slice(-1), 16) % 2 === 0 ? createValueCipher(newDataKey()) : null;
  const openTab = async (): Promise<Tab> => {
    let isClosed = false;
    const database = openShopDatabase('shop', cipher, options);
    const mirror = openMirrorDatabase('mirror', cipher, options);
    const parts = {
      database,
      strictDatabase: database,
      mirror,
      writeAhead: { ...writeAhead, forget: (uid: string) => isClosed || writeAhead.forget(uid) },
      newUid: () => random.uuid(),
      now: () => new Date(),
      transport: transportOf(shop, network, random, userId),
    };
    const engine = await openEngine(parts, structuredClone(shop.actors.get(userId)) ?? null);
    await requeueNoted(engine);
    return Object.assign(engine, {
      close: () => {
        isClosed = true;
        database.close();
        mirror.close();
      },
    });
  };
  const tabs = [await openTab()];
  tabs.push(await openTab());
  return { userId, tabs, openTab };
};

const transportOf = (shop: Served, network: Network, random: Random, userId: UserId) => {
  const lose = (kind: 'lostRequests' | 'lostAnswers') => {
    if (!network.isFaulty || !random.chance(lossProbability)) return;
    network.faults[kind] += 1;
    throw new NetworkFault(kind);
  };
  const send = async (path: string, sent: unknown): Promise<Answer> => {
    const body: unknown = JSON.parse(JSON.stringify(sent));
    lose('lostRequests');
    if (network.isFaulty && path === '/push' && random.chance(lossProbability)) network.late.push({ userId, body });
    const answer = await shop.request(userId, path, body);
    if (network.isFaulty && random.chance(slowProbability)) await turns(random.below(longestDelay));
    lose('lostAnswers');
    return answer;
  };
  return {
    push: (body: unknown) => send('/push', body),
    pull: (body: unknown) => send('/pull', body),
    upload: async (hash: string, bytes: Uint8Array) => {
      lose('lostRequests');
      shop.files.set(hash, bytes);
      lose('lostAnswers');
    },
  };
};
