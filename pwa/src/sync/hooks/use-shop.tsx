import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerPriceSpace, customerSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readMeta, rowRange } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { isDeviceFullNow, subscribeToQuota } from '../../device/quota/quota.ts';
import { readFacts } from '../engine/project-facts.ts';
import { readStalled, subscribeToStall } from '../leadership/stall-watchdog.ts';
import type { OpenConflict } from '../status/read-blockers.ts';
import { isSpaceLoaded } from '../status/read-catalogue.ts';
import { readSyncState, type SyncState, type SyncStatus, unreadStatus, withUnqueued } from '../status/read-status.ts';
import type { MadeChange, WaitingEntry } from '../status/read-waiting.ts';
import type { Shop } from './shop.ts';
import { useLive } from './use-live.ts';

const ShopContext = createContext<Shop | null>(null);
const StandingContext = createContext<SyncState | undefined>(undefined);
const noneUnqueued: readonly MadeChange[] = [];

/** Gives the screens below the shop of the signed-in user; his rights follow what the server says. What waits is read once for all of them. */
export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => {
  const database = databaseOf(shop);
  const actor = useLive(`actor ${database.name}`, () => readMeta(database, 'actor')) ?? shop.actor;
  const current = useMemo(() => ({ ...shop, actor }), [shop, actor]);
  const queue = useLive(`standing ${database.name}`, () => readSyncState(database));
  const unqueued = useUnqueuedOf(shop, queue);
  const standing = useMemo(() => (queue && unqueued ? withUnqueued(queue, unqueued) : queue), [queue, unqueued]);
  return (
    <ShopContext value={current}>
      <StandingContext value={standing}>{children}</StandingContext>
    </ShopContext>
  );
};

/** Read anew with every change of the queue and of the device's room: no live query follows two databases and the notes. */
const useUnqueuedOf = ({ unqueued }: Shop, queue: SyncState | undefined) => {
  const [found, setFound] = useState<readonly MadeChange[]>();
  const isFull = useSyncExternalStore(subscribeToQuota, isDeviceFullNow);
  useEffect(() => {
    if (queue === undefined && !isFull) return undefined;
    let isOver = false;
    const show = (entries: readonly MadeChange[]) => {
      if (!isOver) setFound((before) => (before && before.length + entries.length === 0 ? before : entries));
    };
    // A closed database has nothing to show.
    unqueued().then(show, () => setFound((before) => before ?? noneUnqueued));
    return () => {
      isOver = true;
    };
  }, [unqueued, queue, isFull]);
  return found;
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
  const database = databaseOf(useShop());
  return useLive(`${database.name} ${space} ${kind} ${id}`, async () => {
    const row = await database.row.get([space, kind, id]);
    return (row?.data ?? null) as RecordOf<K> | null;
  });
};

/** All records of a kind in a space, by id; undefined while they are read. */
export const useRecords = <K extends RecordKind>(kind: K, space: SpaceId): RecordOf<K>[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} ${space} ${kind}`, async () =>
    (await rowRange(database, space, kind).toArray()).map((row) => row.data),
  );
};

/** What the file of a project says: the server's reading, else the device's own; null when neither is there. */
export const useReading = (projectId: ProjectId): Reading | null | undefined => {
  const shop = useShop();
  const { facts, actor } = shop;
  const database = databaseOf(shop);
  return useLive(`${database.name} reading ${projectId}`, () =>
    database.transaction('r', [database.row, database.spaces, database.localReading], async () => {
      const project = await database.row.get([customerSpace(actor.customerId), 'project', projectId]);
      const fileHash = (project?.data as RecordOf<'project'> | undefined)?.fileHash;
      return (await readFacts(database, facts, projectId, fileHash)).reading;
    }),
  );
};

const noEntries: readonly WaitingEntry[] = [];
const noConflicts: readonly OpenConflict[] = [];

export const useSyncStatus = (): SyncStatus => {
  const status = useContext(StandingContext)?.status ?? unreadStatus;
  const isFull = useSyncExternalStore(subscribeToQuota, isDeviceFullNow);
  const isStalled = useSyncExternalStore(subscribeToStall, readStalled);
  if (isFull) return { ...status, state: 'attention', attention: 'device_full' };
  return isStalled && status.state !== 'attention' ? { ...status, state: 'offline' } : status;
};

/** As `useWaiting`; undefined while it is read. */
export const useKnownWaiting = (): readonly WaitingEntry[] | undefined => useContext(StandingContext)?.waiting;

/** What has not been applied yet, oldest first, and what was refused and not put away. */
export const useWaiting = (): readonly WaitingEntry[] => useKnownWaiting() ?? noEntries;

/** What the queue could not take, such as an order that lies in its mirror alone. */
export const useUnqueued = (): readonly MadeChange[] => useContext(StandingContext)?.unqueued ?? noneUnqueued;

/** Whether all that may wait has been read: the queue, and what lies beside it. */
export const useIsWaitingRead = (): boolean => (useContext(StandingContext)?.unqueued ?? null) !== null;

/** Own entries that somebody has overwritten and that are not decided yet, latest first. */
export const useConflicts = (): readonly OpenConflict[] => useContext(StandingContext)?.conflicts ?? noConflicts;

/** Whether the device has got the rows of these spaces; undefined while it looks. */
export const useHasArrived = (...spaces: SpaceId[]): boolean | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} arrived ${spaces.join(' ')}`, () => isSpaceLoaded(database, spaces));
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
