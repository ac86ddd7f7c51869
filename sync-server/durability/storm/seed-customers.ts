import { costSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  newId,
  type ProjectId,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { actorOf, type Buyer, buyerRows, summarise } from '../../simulate/orders/order-world.ts';
import { addAccount } from '../../src/accounts/auth/account.store.ts';
import { hashToken, newToken } from '../../src/accounts/auth/password.ts';
import { insertSession } from '../../src/accounts/auth/session.store.ts';
import type { Sql } from '../../src/database/database.ts';
import { withCustomer } from '../../src/database/in-customer.ts';
import { writeRecords } from '../../src/sync/rows/write-records.ts';

const dayMs = 86_400_000;

export type StormCustomer = Buyer & { sessions: { key: string; cookie: string }[] };

/** A customer with a priced project in his cart, and a signed-in session for each of his devices. */
export const seedCustomer = async (owner: Sql, deviceCount: number): Promise<StormCustomer> => {
  const customerId = newId<CustomerId>();
  const buyer: Buyer = {
    actor: actorOf(newId<UserId>(), customerId),
    cartId: newId<CartId>(),
    colleague: { userId: newId<UserId>(), cartId: newId<CartId>() },
    lineId: newId<CartLineId>(),
    projectId: newId<ProjectId>(),
    addressId: newId<AddressId>(),
  };
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const tariff = deriveTariff({ number: 1, validFrom: today, validDays: 30, costs: costSeed() });
  await withCustomer(owner, customerId, async (tx) => {
    await writeRecords(tx, customerId, buyerRows(buyer, tariff));
    await summarise(tx, buyer);
  });
  const { userId } = buyer.actor;
  const name = `storm-${userId}`;
  await addAccount(owner, { userId, customerId, userName: name, email: `${name}@example.org`, passwordHash: null });
  const sessions = Array.from({ length: deviceCount }, () => ({ key: newToken(), cookie: newToken() }));
  for (const { key, cookie } of sessions)
    await insertSession(owner, {
      id: newId(),
      customerId,
      userId,
      kind: 'app',
      keyHash: hashToken(key),
      cookieHash: hashToken(cookie),
      deviceName: 'tablet',
      address: '127.0.0.1',
      now,
      expiresAt: new Date(now.getTime() + dayMs),
    });
  return { ...buyer, sessions };
};
