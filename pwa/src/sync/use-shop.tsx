import type { Catalogue } from '@knotenblech/shared/base-data/catalogue.ts';
import { readCatalog } from '@knotenblech/shared/base-data/read-catalog.ts';
import type { Reading } from '@knotenblech/shared/files/reading.ts';
import { currentTariff } from '@knotenblech/shared/prices/current-tariff.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/sync/record-kinds.ts';
import { catalogSpace, customerPriceSpace, customerSpace, type SpaceId } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { readMeta } from '../database/read-meta.ts';
import { rowRange } from '../database/row-range.ts';
import { isDeviceFullNow, subscribeToDeviceRoom } from './device-room.ts';
import { readFacts } from './engine/project-facts.ts';
import { type OpenConflict, readConflicts } from './read-conflicts.ts';
import { readStatus, type SyncStatus } from './read-status.ts';
import { readWaiting, type WaitingEntry } from './read-waiting.ts';
import type { Shop } from './shop.ts';
import { useLive } from './use-live.ts';

const ShopContext = createContext<Shop | null>(null);

/** Gives the screens below the shop of the signed-in user; his rights follow what the server says. */
export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => {
  const actor = useLive(`actor ${shop.database.name}`, () => readMeta(shop.database, 'actor')) ?? shop.actor;
  const current = useMemo(() => ({ ...shop, actor }), [shop, actor]);
  return <ShopContext value={current}>{children}</ShopContext>;
};

export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider around it');
  return shop;
};

/** One record; undefined while it is read, null when it is not there. */
export const useRecord = <K extends RecordKind>(
  kind: K,
  space: SpaceId,
  id: string,
): RecordOf<K> | null | undefined => {
  const { database } = useShop();
  return useLive(`${database.name} ${space} ${kind} ${id}`, async () => {
    const row = await database.row.get([space, kind, id]);
    return (row?.data ?? null) as RecordOf<K> | null;
  });
};

/** All records of a kind in a space, by id; undefined while they are read. */
export const useRecords = <K extends RecordKind>(kind: K, space: SpaceId): RecordOf<K>[] | undefined => {
  const { database } = useShop();
  return useLive(`${database.name} ${space} ${kind}`, async () =>
    (await rowRange(database, space, kind).toArray()).map((row) => row.data),
  );
};

/** What the file of a project says: the server's reading, else the device's own; null when neither is there. */
export const useReading = (projectId: ProjectId): Reading | null | undefined => {
  const { database, facts, actor } = useShop();
  return useLive(`${database.name} reading ${projectId}`, () =>
    database.transaction('r', [database.row, database.spaces, database.localReading], async () => {
      const project = await database.row.get([customerSpace(actor.customerId), 'project', projectId]);
      const fileHash = (project?.data as RecordOf<'project'> | undefined)?.fileHash;
      return (await readFacts(database, facts, projectId, fileHash)).reading;
    }),
  );
};

export const useSyncStatus = (): SyncStatus => {
  const { database } = useShop();
  const idle: SyncStatus = {
    state: 'current',
    waitingCount: 0,
    refusedCount: 0,
    conflictCount: 0,
    lastContactAt: null,
    hasNetwork: true,
    attention: null,
  };
  const isFull = useSyncExternalStore(subscribeToDeviceRoom, isDeviceFullNow);
  const status = useLive(`${database.name} status`, () => readStatus(database)) ?? idle;
  return isFull ? { ...status, state: 'attention', attention: 'device_full' } : status;
};

/** What has not been applied yet, oldest first, and what was refused and not put away. */
export const useWaiting = (): WaitingEntry[] => {
  const { database } = useShop();
  return useLive(`${database.name} waiting`, () => readWaiting(database)) ?? [];
};

/** Own entries that somebody has overwritten and that are not decided yet, latest first. */
export const useConflicts = (): OpenConflict[] => {
  const { database, actor } = useShop();
  return useLive(`${database.name} conflicts`, () => readConflicts(database, actor)) ?? [];
};

/** Whether the device has ever got the rows of a space; undefined while it looks. */
export const useHasArrived = (space: SpaceId): boolean | undefined => {
  const { database } = useShop();
  return useLive(`${database.name} arrived ${space}`, async () => Boolean((await database.spaces.get(space))?.cursor));
};

/** The base data that reading a file needs; undefined until it has come. */
export const useCatalogue = (): Catalogue | undefined => {
  const packs = useRecords('catalogPack', catalogSpace);
  return useMemo(() => (packs && packs.length > 0 ? readCatalog(packs) : undefined), [packs]);
};

/** The tariff that prices new work; null when prices may not be seen or none has come. */
export const useTariff = (): Tariff | null | undefined => {
  const { actor } = useShop();
  const tariffs = useRecords('tariff', customerPriceSpace(actor.customerId));
  return useMemo(() => {
    if (!actor.seesPrices) return null;
    return tariffs && currentTariff(tariffs);
  }, [actor.seesPrices, tariffs]);
};
