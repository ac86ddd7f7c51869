import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { isDatabaseFailure } from '../../../database/database-failure.ts';
import { isDeviceFull } from '../../../database/device-full.ts';
import type { MirroredOrder } from '../../../database/mirror-database.ts';
import { reportQuotaExceeded } from '../../../database/quota.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import type { Engine, NewChange } from '../../engine/engine.ts';
import { inFlightUids } from '../in-flight-uids.ts';
import { storeChange } from '../make-change.ts';
import { refuseDuringSignOut } from '../refuse-leaving.ts';
import { importMutation } from './take-in-change.ts';
import { withoutKnown } from './unknown-here.ts';

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
        offered: true,
        tries: 0,
        outcome: null,
        retold: false,
      });
    });
  }
};
