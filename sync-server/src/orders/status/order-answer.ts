import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { OrderAnswer } from '@knotenblech/shared/api/orders/order-list-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { addressAnswer } from '../../accounts/customers/address-answer.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { type OrderListing, pageOfOrders } from './order-listing.store.ts';

export type FoundOrder = { order: Order; amounts: Amounts | null; user: User | null };

/** An order as API 1.0 tells it; `seesPrices` of whoever asks. */
export const orderAnswer = ({ order, amounts, user }: FoundOrder, seesPrices: boolean): OrderAnswer => ({
  orderId: order.id,
  id: order.number,
  date: order.orderedAt,
  status: order.status,
  check: order.check,
  deliveryTerm: order.deliveryDay,
  productionType: order.productionType,
  shippingType: order.shippingType,
  paymentType: `PAYMENTTYPE_${order.paymentType}`,
  reference: order.reference,
  phoneNo: order.phone,
  user: user && { id: user.id, userName: user.userName, firstName: user.firstName, name: user.name },
  shippingAddress: addressAnswer(order.shippingAddress),
  billingAddress: addressAnswer(order.billingAddress),
  items: order.lines.map((line, n) => ({
    projectId: line.projectId,
    projectName: line.projectName,
    quantity: line.quantity,
    partCount: line.partCount,
    weight: line.netWeightG / 1000,
    partsWithoutWeight: line.unweighedCount ?? 0,
    comment: line.comment,
    reference: line.reference,
    ...(seesPrices && {
      price: euro(amounts?.lines[n]?.unitCents),
      priceTotal: euro(amounts?.lines[n]?.lineCents),
    }),
  })),
  currency: 'EUR',
  voucherCode: (seesPrices && amounts?.voucherCode) || '',
  ...(seesPrices && sumsOf(amounts)),
});

const euro = (cents: number | undefined) => (cents === undefined ? null : cents / 100);

const sumsOf = (amounts: Amounts | null) => ({
  partSum: euro(amounts?.partsCents),
  productionCosts: euro(amounts?.productionCents),
  shippingCosts: euro(amounts?.shippingCents),
  paymentCosts: euro(amounts?.paymentCents),
  voucherValue: amounts ? (amounts.voucherCents ?? 0) / 100 : null,
  netSum: euro(amounts?.netCents),
  vatPercent: euro(amounts?.vatRate),
  vat: euro(amounts?.vatCents),
  total: euro(amounts?.grossCents),
});

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
