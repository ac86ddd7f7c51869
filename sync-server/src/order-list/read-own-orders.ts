import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/sync/record-kinds.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/record-store.ts';
import type { FoundOrder } from './order-answer.ts';

/** The orders of the actor's customer; amounts only for one who sees prices. */
export const readOwnOrders = (sql: Sql, { customerId, seesPrices }: Actor) =>
  readInCustomer(sql, customerId, async (tx): Promise<FoundOrder[]> => {
    const space = customerSpace(customerId);
    const rows = await readRecords(tx, customerId, [
      { space, kind: 'order', all: true },
      { space, kind: 'user', all: true },
      ...(seesPrices ? [{ space: customerPriceSpace(customerId), kind: 'orderAmounts', all: true } as const] : []),
    ]);
    const of = <K extends RecordKind>(kind: K) =>
      rows.filter((row) => row.kind === kind).map((row) => row.data as RecordOf<K>);
    const users = new Map(of('user').map((user) => [user.id, user]));
    const amounts = new Map(of('orderAmounts').map((each) => [each.id, each.amounts]));
    return of('order').map((order) => ({
      order,
      amounts: amounts.get(order.id) ?? null,
      user: users.get(order.userId) ?? null,
    }));
  });
