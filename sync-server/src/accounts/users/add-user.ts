import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartId, CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { addAccount } from '../auth/account.store.ts';

type NewUser = { customerId: CustomerId; user: User; cartId: CartId; passwordHash: string | null };

/** Lets a user sign in; returns the records that make him known: himself, and his open cart. */
export const addUser = async (
  tx: Transaction,
  { customerId, user, cartId, passwordHash }: NewUser,
): Promise<RowWrite[]> => {
  const { id: userId, userName, email } = user;
  await addAccount(tx, { userId, customerId, userName, email, passwordHash });
  return [
    { space: customerSpace(customerId), kind: 'user', id: userId, data: user },
    { space: userSpace(userId), kind: 'cart', id: cartId, data: emptyCart(cartId) },
  ];
};
