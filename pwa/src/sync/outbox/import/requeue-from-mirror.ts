import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { isDatabaseFailure } from '../../../database/device-database.ts';
import type { OutboxEntry } from '../../../database/outbox-entry.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import type { MirrorDatabase, MirroredOrder } from '../../../database/watch-connection.ts';
import { isDeviceFull, reportQuotaExceeded } from '../../../device/quota/quota.ts';
import type { Engine, NewChange, WriteAhead } from '../../engine/open-engine.ts';
import { inFlightUids } from '../in-flight-uids.ts';
import { storeChange } from '../make-change.ts';
import { refuseDuringSignOut } from '../refuse-leaving.ts';
import { withoutKnown } from './import-unsent-work.ts';
import { importMutation, versionOf } from './take-in-change.ts';

/**
 * Orders that were queued in a database that has been lost go back into the queue, the same orders under the same uids;
 * gives how many. On a full device, where the database fails, or while their user leaves, they wait in the mirror for the next try.
 */
export const requeueFromMirror = async (engine: Engine): Promise<number> => {
  let count = 0;
  try {
    const orders = await engine.mirror.order.toArray();
    const made = inFlightUids(engine.writeAhead);
    for (const order of orders) {
      if (made.has(order.uid) || !(await requeue(engine, order))) continue;
      reportQuotaExceeded(false, 'change');
      count += 1;
    }
  } catch (error) {
    if (!waits(error)) throw error;
    if (isDeviceFull(error)) reportQuotaExceeded(true, 'change');
  }
  return count;
};

const waits = (error: unknown) =>
  isDatabaseFailure(error) || (error instanceof DomainError && error.code === 'session_ended');

const requeue = async (engine: Engine, { uid, ...made }: MirroredOrder) => {
  const { database, mirror } = engine;
  const order = { uid, name: 'submitOrder', ...made };
  const standing = await standingOf(database, order);
  if (standing === 'settled') await mirror.order.delete(uid);
  if (standing !== 'lost') return false;
  await (order.carriedAt === undefined ? storeLost(engine, order) : importMutation(engine, order));
  return true;
};

/** 'settled': it was answered, or taken back by a page that ended before the mirror knew of that. */
const standingOf = (database: ShopDatabase, order: NewChange) =>
  database.transaction('r', [database.outbox, database.results], async () => {
    if (await isQueued(database, order.uid)) return 'queued';
    const [unknown] = await withoutKnown(database, [order]);
    return unknown ? 'lost' : 'settled';
  });

const isQueued = async ({ outbox }: ShopDatabase, uid: string) => (await outbox.where('uid').equals(uid).count()) > 0;

/** Without its cart the order has no effect to show here; the server, which has the cart, decides. */
const storeLost = async (engine: Engine, change: NewChange & { v: number }) => {
  const { database } = engine;
  try {
    await storeChange(engine, change);
  } catch {
    await database.transaction('rw', [database.outbox, database.meta], async () => {
      await refuseDuringSignOut(database);
      if (await isQueued(database, change.uid)) return;
      const row = await database.meta.get('nextSeq');
      const seq = row?.key === 'nextSeq' ? row.value : 1;
      await database.meta.put({ key: 'nextSeq', value: seq + 1 });
      await database.outbox.add({
        seq,
        ...change,
        mid: null,
        state: { is: 'sent' },
        tries: 0,
        retold: false,
      });
    });
  }
};

/** Where work lies beside the queue. */
export type Beside = { mirror: MirrorDatabase; writeAhead: Pick<WriteAhead, 'note' | 'noted' | 'left'> };

/**
 * Work that the queue could not take: orders whose database was lost, and what a page had noted when it ended, where the
 * device had no room. As it would wait there, behind all else; an order may have been sent from the queue that was lost.
 */
export const unqueuedWork = async (database: ShopDatabase, { mirror, writeAhead }: Beside): Promise<OutboxEntry[]> => {
  const stored = inFlightUids(writeAhead);
  const orders = (await readMirror(mirror)).filter(({ uid }) => !stored.has(uid));
  const mirrored = new Set(orders.map(({ uid }) => uid));
  const noted = writeAhead.left().filter(({ uid }) => !mirrored.has(uid));
  const unqueued = await withoutKnown(database, [...orders, ...noted]);
  if (unqueued.length === 0) return [];
  const last = await database.outbox.orderBy('seq').last();
  return unqueued.map((change, n) => ({
    seq: (last?.seq ?? 0) + 1 + n,
    uid: change.uid,
    name: change.name,
    v: versionOf(change),
    args: change.args,
    at: change.at,
    mid: null,
    state: { is: change.name === 'submitOrder' || change.carriedAt !== undefined ? 'sent' : 'queued' },
    ...(change.carriedAt !== undefined && { carriedAt: change.carriedAt }),
    tries: 0,
    retold: false,
  }));
};

/** A mirror that cannot be read holds nobody up. */
const readMirror = async ({ order }: MirrorDatabase): Promise<NewChange[]> => {
  try {
    return (await order.toArray()).map((each) => ({ ...each, name: 'submitOrder' }));
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return [];
  }
};
