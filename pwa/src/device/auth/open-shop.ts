import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { type Operator, operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { catalogSpace, isSpaceId, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { FileHash, UserId } from '@knotenblech/shared/values/ids.ts';
import type { ValueCipher } from '../../database/encryption/value-cipher.ts';
import { observe } from '../../database/observe.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { openShopDatabase, readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { asUserData } from '../../database/user-data.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import { type Engine, openEngine } from '../../sync/engine/open-engine.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { electLeader } from '../../sync/leadership/leadership.ts';
import { runLeader } from '../../sync/leadership/run-leader.ts';
import type { SyncLoop } from '../../sync/leadership/sync-loop.ts';
import { retryDeferred } from '../../sync/outbox/held-back.ts';
import { importUnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';
import { requeueLeft, requeueOneAtATime } from '../../sync/outbox/import/replay-write-ahead.ts';
import { unqueuedWork } from '../../sync/outbox/import/requeue-from-mirror.ts';
import { hashOf } from '../../sync/outbox/keep-results.ts';
import { makeChange, requestProjects } from '../../sync/outbox/make-change.ts';
import { refuseDuringSignOut } from '../../sync/outbox/refuse-leaving.ts';
import { discardUnread } from '../../sync/outbox/unread-file.ts';
import { withdraw } from '../../sync/outbox/withdraw.ts';
import { createWriteAhead } from '../../sync/outbox/write-ahead.ts';
import { setOperator } from '../../sync/site/site.ts';
import { createTransport } from '../../sync/transport/http-transport.ts';
import { subscribeToVersions } from '../connection/connection-state.ts';
import { fetchMissingKey } from '../encryption/seal-key.ts';
import { recordRestoredOrders } from '../quota/local-data.ts';
import { askToPersist, isDeviceFullNow, subscribeToQuota, withQuotaHandling } from '../quota/quota.ts';
import { updateOfflineChoice } from '../storage/offline-projects.ts';
import { exportOutbox } from '../unsent-work/export-outbox.ts';
import { unsealPending } from '../unsent-work/unseal.ts';
import { abortSignOut, unlessSigningOut } from './close-session.ts';

export type ShopPlace = { databaseName: string; mirrorName: string; cipher: ValueCipher };

/** Opens a user's database and joins its sync, but for a visitor's; with an actor it is the first time, without he is remembered. */
export const openShop = async (
  { databaseName, mirrorName, cipher }: ShopPlace,
  actor: Actor | null,
  isVisitors = false,
): Promise<Shop | null> => {
  const database = openShopDatabase(databaseName, cipher);
  const parts = {
    database,
    strictDatabase: openShopDatabase(databaseName, cipher, { chromeTransactionDurability: 'strict' }),
    mirror: openMirrorDatabase(mirrorName, cipher),
    writeAhead: createWriteAhead(databaseName, cipher),
    transport: createTransport(database),
    newUid: () => crypto.randomUUID(),
    now: () => new Date(),
    onSynced: () => void fetchMissingKey(database).catch(() => null),
  };
  const [engine] = await Promise.all([openEngine(parts, actor), parts.mirror.open()]);
  const known = await readMeta(database, 'actor');
  if (!known) return null;
  if (!(await abortSignOut(database))) {
    closeAll(engine);
    return null;
  }
  await requeueLeft(engine, tellRestored(known.userId));
  const opened = { ...asUserData(database), facts: engine.facts };
  const unsealAgain = () => unsealPending({ shop: opened, userId: known.userId, mirrorName, cipher });
  return joinSync(engine, { actor: known, isVisitors }, (store) => unlessSigningOut(database, unsealAgain, store));
};

const tellRestored = (userId: UserId) => (count: number) => recordRestoredOrders(count, userId);

const closeAll = ({ database, strictDatabase, mirror }: Engine) => {
  for (const each of [database, strictDatabase, mirror]) each.close();
};

type Stays = <T>(store: () => Promise<T>) => Promise<T>;

/** Where nothing is sent there is nobody to lead. */
const noLeader = { stop: () => {} };

const joinSync = (
  engine: Engine,
  { actor, isVisitors }: Pick<Shop, 'actor' | 'isVisitors'>,
  whereStays: Stays,
): Shop => {
  const { database } = engine;
  const channel = new BroadcastChannel(`shop:${database.name}`);
  let loop: SyncLoop | null = null;
  const lead = (over: AbortSignal) =>
    runLeader(engine, over, (mine) => {
      loop = mine;
    });
  const leading = isVisitors ? noLeader : electLeader({ name: database.name, lead });
  const unsubscribe = subscribeToVersions((trouble) => {
    if (trouble === 'replaced') leading.stop();
  });
  const watching = watchOperator(database, setOperator);
  const requeue = requeueOneAtATime(engine, tellRestored(actor.userId));
  const unsubscribeFromRoom = subscribeToQuota(() => {
    if (!isDeviceFullNow()) void requeue();
  });
  channel.addEventListener('message', () => loop?.retryNow());
  // Whoever opens a window wants to see how things stand, not to wait for the next try of another one.
  channel.postMessage('retry');
  const retryNow = () => {
    void requeue();
    loop?.retryNow();
    channel.postMessage('retry');
  };
  return {
    ...asUserData(database),
    actor,
    isVisitors,
    facts: engine.facts,
    change: async (name, args) => {
      askToPersist();
      return withQuotaHandling(whereStays(() => makeChange(engine, name, args)));
    },
    unqueued: () => unqueuedWork(database, engine),
    withdraw: (uid) => withQuotaHandling(withdraw(engine, uid)),
    retryNow,
    judgeDeferred: async () => {
      await withQuotaHandling(retryDeferred(engine));
      retryNow();
    },
    discard: (uid) => withQuotaHandling(setDiscarded(database, uid, true)),
    bringBack: (uid) => withQuotaHandling(setDiscarded(database, uid, false)),
    keepProject: async (projectId) => {
      if (!isSpaceId(projectSpace(projectId))) return;
      await withQuotaHandling(
        database.transaction('rw', [database.spaces, database.meta], async () =>
          requestProjects(
            database,
            [projectId],
            (await readMeta(database, 'actor')) ?? actor,
            new Date().toISOString(),
          ),
        ),
      );
    },
    choose: async (edit) => {
      askToPersist();
      await withQuotaHandling(updateOfflineChoice(engine, edit));
      retryNow();
    },
    putFile: async (bytes) => {
      const hash = await hashOf(bytes);
      await withQuotaHandling(whereStays(() => keepFile(engine, hash, bytes)));
      return hash;
    },
    discardUnread: (projectId) => withQuotaHandling(whereStays(() => discardUnread(database, projectId))),
    takeOutWork: () => exportOutbox(engine),
    takeInWork: (work) => withQuotaHandling(whereStays(() => importUnsentWork(engine, work))),
    close: () => {
      unsubscribe();
      watching.unsubscribe();
      unsubscribeFromRoom();
      leading.stop();
      channel.close();
      closeAll(engine);
    },
  };
};

const setDiscarded = (database: ShopDatabase, uid: string, discarded: boolean) =>
  database.transaction('rw', database.results, async () => {
    await database.results.update(uid, { discarded });
  });

/** A single call never settles when the browser ends it for want of room: its transaction does. */
const keepFile = ({ database, now }: Engine, hash: FileHash, bytes: Uint8Array) =>
  database.transaction('rw', [database.file, database.meta], async () => {
    await refuseDuringSignOut(database);
    if ((await readFileRow(database, hash))?.uploaded) return;
    await database.file.put({ hash, bytes, uploaded: false, keptAt: now().toISOString() });
  });

/** Tells who runs the shop, as often as the catalogue brings another; nothing while it has not come. */
export const watchOperator = (database: ShopDatabase, onOperator: (operator: Operator) => void) =>
  observe(async () => {
    const row = await database.row.get([catalogSpace, 'catalogPack', operatorPackId]);
    return row ? readOperator([row.data as CatalogPack]) : null;
  }).subscribe({
    next: (operator) => {
      if (operator) onOperator(operator);
    },
    error: () => {},
  });
