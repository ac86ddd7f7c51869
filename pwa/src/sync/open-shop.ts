import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { isSpaceId, projectSpace } from '@knotenblech/shared/sync/space.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { openMirrorDatabase } from '../database/mirror-database.ts';
import { readFileRow } from '../database/read-file-rows.ts';
import { readMeta } from '../database/read-meta.ts';
import { openShopDatabase, type ShopDatabase } from '../database/shop-database.ts';
import type { ValueCipher } from '../database/value-cipher.ts';
import { subscribeToVersions } from '../database/watch-versions.ts';
import { setOperator } from '../site/site.ts';
import { unqueuedWork } from './at-rest/unqueued-work.ts';
import { isDeviceFullNow, subscribeToQuota } from './device-room.ts';
import type { Engine } from './engine/engine.ts';
import { makeChange, requestProjects } from './engine/make-change.ts';
import { openEngine } from './engine/open-engine.ts';
import { refuseDuringSignOut } from './engine/refuse-leaving.ts';
import { retryDeferred } from './engine/judge-early.ts';
import { withdraw } from './engine/withdraw.ts';
import { createTransport } from './http-transport.ts';
import { runLeader } from './lead-sync.ts';
import { electLeader } from './leadership.ts';
import { requeueLeft, requeueOneAtATime } from './requeue-left.ts';
import { askToPersist } from './room/ask-to-persist.ts';
import { updateOfflineChoice } from './room/change-held.ts';
import { abortSignOut, unlessSigningOut } from './session/leaving.ts';
import { unsealPending } from './session/unseal.ts';
import type { Shop } from './shop.ts';
import { withQuotaHandling } from './store-here.ts';
import type { SyncLoop } from './sync-loop.ts';
import { discardUnread } from './unread-file.ts';
import { watchOperator } from './watch-operator.ts';
import { importUnsentWork } from './work-file/take-in-work.ts';
import { exportOutbox } from './work-file/take-out-work.ts';
import { createWriteAhead } from './write-ahead.ts';

export type ShopPlace = { databaseName: string; mirrorName: string; cipher: ValueCipher };

/** Opens a user's database and joins its sync; with an actor it is the first time, without he is remembered. */
export const openShop = async (
  { databaseName, mirrorName, cipher }: ShopPlace,
  actor: Actor | null,
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
  };
  const [engine] = await Promise.all([openEngine(parts, actor), parts.mirror.open()]);
  const known = await readMeta(database, 'actor');
  if (!known) return null;
  if (!(await abortSignOut(database))) {
    closeAll(engine);
    return null;
  }
  await requeueLeft(engine, known.userId);
  const unsealAgain = () => unsealPending({ shop: engine, userId: known.userId, mirrorName, cipher });
  return joinSync(engine, known, (store) => unlessSigningOut(database, unsealAgain, store));
};

const closeAll = ({ database, strictDatabase, mirror }: Engine) => {
  for (const each of [database, strictDatabase, mirror]) each.close();
};

type Stays = <T>(store: () => Promise<T>) => Promise<T>;

const joinSync = (engine: Engine, actor: Actor, whereStays: Stays): Shop => {
  const { database } = engine;
  const channel = new BroadcastChannel(`shop:${database.name}`);
  let loop: SyncLoop | null = null;
  const leading = electLeader({
    name: database.name,
    lead: (over) =>
      runLeader(engine, over, (mine) => {
        loop = mine;
      }),
  });
  const unsubscribe = subscribeToVersions((trouble) => {
    if (trouble === 'replaced') leading.stop();
  });
  const watching = watchOperator(database, setOperator);
  const requeue = requeueOneAtATime(engine, actor.userId);
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
    actor,
    database,
    facts: engine.facts,
    change: async (name, args) => {
      askToPersist();
      return withQuotaHandling(whereStays(() => makeChange(engine, name, args)));
    },
    unqueued: () => unqueuedWork(database, engine),
    withdraw: (uid) => withQuotaHandling(withdraw(engine, uid)),
    retryNow,
    judgeEarly: async () => {
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

const hashOf = async (bytes: Uint8Array): Promise<FileHash> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') as FileHash;
};
