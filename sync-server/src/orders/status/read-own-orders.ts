import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import type { FoundOrder } from './order-answer.ts';
import { type OrderListing, pageOfOrders } from './order-listing.store.ts';

type OwnPage = { listing: Omit<OrderListing, 'customerId'>; offset: number; limit: number };

/** A page of the orders of the actor's customer, and how many are chosen in all; amounts only for one who sees prices. */
export const listOwnOrders = (sql: Sql, actor: Actor, { listing, ...place }: OwnPage) =>
  readInCustomer(sql, actor.customerId, async (tx) => {
    const own = { ...listing, customerId: actor.customerId };
    const { ids, total } = await pageOfOrders(tx, own, () => place);
    return { orders: await readThese(tx, actor, ids), total };
  });

/** One of them; null: there is none such. */
export const readOwnOrder = (sql: Sql, actor: Actor, orderId: OrderId) =>
  readInCustomer(sql, actor.customerId, async (tx) => (await readThese(tx, actor, [orderId]))[0] ?? null);

const readThese = async (
  tx: Transaction,
  { customerId, seesPrices }: Actor,
  ids: readonly OrderId[],
): Promise<FoundOrder[]> => {
  const space = customerSpace(customerId);
  const priceSpace = customerPriceSpace(customerId);
  const orders = await readRecords(
    tx,
    customerId,
    ids.map((id): ReadKey => ({ space, kind: 'order', id })),
  );
  const ordered = new Map(orders.map((row) => [row.id, row.data as RecordOf<'order'>]));
  const userIds = [...new Set([...ordered.values()].map(({ userId }) => userId))];
  const beside = await readRecords(tx, customerId, [
    ...userIds.map((id): ReadKey => ({ space, kind: 'user', id })),
    ...(seesPrices ? ids.map((id): ReadKey => ({ space: priceSpace, kind: 'orderAmounts', id })) : []),
  ]);
  const of = <K extends RecordKind>(kind: K) =>
    beside.filter((row) => row.kind === kind).map((row) => row.data as RecordOf<K>);
  const users = new Map(of('user').map((user) => [user.id, user]));
  const amounts = new Map(of('orderAmounts').map((each) => [each.id, each.amounts]));
  return ids.flatMap((id) => {
    const order = ordered.get(id);
    return order ? [{ order, amounts: amounts.get(order.id) ?? null, user: users.get(order.userId) ?? null }] : [];
  });
};
