import { randomBytes } from 'node:crypto';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { writeRecords } from '../../sync/rows/write-records.ts';
import { findAccount } from '../auth/account.store.ts';
import { hashPassword } from '../auth/password.ts';
import { addUser } from './add-colleague.ts';

/** The operator's own customer number; customers of the shop begin at 10001. */
const operatorNumber = 1;

/** Makes a global admin with a customer record of his own and returns his password, which is stored nowhere. */
export const addAdmin = async (
  owner: Sql,
  { userName, email }: { userName: string; email: string },
): Promise<string> => {
  if ((await findAccount(owner, userName)) || (await findAccount(owner, email)))
    throw new Error(`there is a user ${userName} or ${email} already`);
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const customerId = newId<CustomerId>();
  const customer: Customer = {
    id: customerId,
    number: operatorNumber,
    name: 'Operator',
    kind: 'company',
    mayPayByBill: false,
    confirmedVatId: null,
  };
  const user = {
    id: newId<UserId>(),
    userName,
    email,
    firstName: '',
    name: userName,
    seesPrices: true,
    active: true,
    permissions: ['GLOBAL_ADMIN_PERMISSION' as const],
  };
  await withCustomer(owner, customerId, async (tx) => {
    const rows = await addUser(tx, { customerId, user, cartId: newId<CartId>(), passwordHash });
    const space = customerSpace(customerId);
    await writeRecords(tx, customerId, [{ space, kind: 'customer', id: customerId, data: customer }, ...rows]);
  });
  return password;
};
