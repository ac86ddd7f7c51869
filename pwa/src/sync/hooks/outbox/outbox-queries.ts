import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { readMetas } from '../../../database/shop-database.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { isDeferred } from '../../outbox/held-back.ts';
import { type AcceptedPending, readAcceptedPending, readSubmittedOrder } from '../../status/covering-orders.ts';
import { type Blocker, readBlockers } from '../../status/read-blockers.ts';
import { type ConnectionProblem, connectionProblemOf } from '../../status/read-status.ts';
import { type ChangeState, type MadeChange, readChangeState, readPending } from '../../status/read-waiting.ts';
import type { UnreadFile } from '../projects/import-place.ts';
import { useLive } from '../use-live.ts';
import { useShop } from '../use-shop.tsx';

/** Why each waiting change still waits here, by its uid; undefined while it is read. */
export const useBlockers = (): ReadonlyMap<string, Blocker> | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} holds`, () => readBlockers(database));
};

/** What a restored server cannot take yet; undefined while it is read. */
export const useDeferred = (): readonly MadeChange[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} early`, async () => (await readPending(database)).filter(isDeferred));
};

/** Files that are still to become projects; undefined while they are read. */
export const useUnreadFiles = (): readonly UnreadFile[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} unread`, () => database.unreadFile.toArray());
};

/** `at`: when the server was last tried in vain (ISO 8601). */
type FailedTry = { at: string | null; obstacle: ConnectionProblem | null; stoppedBy: ErrorCode | null };

/** The last try of the server that came to nothing; undefined while it is read. */
export const useFailedTry = (): FailedTry | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} failed try`, async () => {
    const [at = null, contact = 'reached', stoppedBy = null] = await readMetas(database, [
      'failedTryAt',
      'contact',
      'stoppedBy',
    ]);
    return { at, obstacle: connectionProblemOf(contact, navigator.onLine), stoppedBy };
  });
};

/** Those of the orders that the server has made; undefined while they are read. */
export const useMadeOrders = (ids: readonly OrderId[]): readonly Order[] | undefined => {
  const shop = useShop();
  const database = databaseOf(shop);
  return useLive(`${database.name} made ${ids.join()}`, async () => {
    const keys = ids.map((id): [string, string, string] => [customerSpace(shop.actor.customerId), 'order', id]);
    const rows = await database.row.bulkGet(keys);
    return rows.flatMap((row) => (row ? [row.data as Order] : []));
  });
};

/** Everything the device knows of one order; undefined while it looks. */
export const useSubmittedOrder = (orderId: string) => {
  const shop = useShop();
  const database = databaseOf(shop);
  return useLive(`${database.name} order ${orderId}`, () =>
    readSubmittedOrder(database, shop.actor.customerId, orderId),
  );
};

/** What became of a change that was stored here; waiting before there is one, and while it looks. */
export const useChangeState = (uid: string | null): ChangeState => {
  const database = databaseOf(useShop());
  const read = (): Promise<ChangeState> => (uid === null ? Promise.resolve(waiting) : readChangeState(database, uid));
  return useLive(`${database.name} change ${uid}`, read) ?? waiting;
};

/** The same of several changes, by their uid; one that is not there yet waits. */
export const useChangeStates = (uids: readonly string[]): ReadonlyMap<string, ChangeState> => {
  const database = databaseOf(useShop());
  const read = async () =>
    new Map(await Promise.all(uids.map(async (uid) => [uid, await readChangeState(database, uid)] as const)));
  return useLive(`${database.name} changes ${uids.join()}`, read) ?? noStates;
};

const noStates: ReadonlyMap<string, ChangeState> = new Map();

const waiting: ChangeState = { state: 'waiting' };

/** Changes of a name that the server took and whose records are still on their way; undefined while it looks. */
export const useAcceptedPending = <N extends ChangeName>(name: N): AcceptedPending<N>[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} taken ${name}`, () => readAcceptedPending(database, name));
};
