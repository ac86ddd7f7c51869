import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartId, type CustomerId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import { enterCustomer } from '../database/in-customer.ts';
import type { BlobStore } from '../files/blob.store.ts';
import type { Enqueue } from '../jobs/job.ts';
import { writeRecords } from '../sync/rows/write-records.ts';
import type { AccountDeps } from './account-deps.ts';
import { actorOf, findAccountUser, hasAccount } from './auth/account.store.ts';
import { nextCustomerNumber } from './customer-number.store.ts';
import { consumeLink } from './one-time-link.store.ts';
import type { RegistrationPayload } from './register.ts';
import { addUser } from './users/add-user.ts';

type Handed = { linkId: string; actor: Actor; now: Date };
/** What was handed over for somebody who had no account becomes his first project. */
export type KeepHandedProject = (
  tx: Transaction,
  deps: { enqueue: Enqueue; blobs: BlobStore },
  handed: Handed,
) => Promise<{ projectId: ProjectId | null; rows: RowWrite[] }>;

export type RegistrationDeps = AccountDeps & { blobs: BlobStore; keepHandedProject: KeepHandedProject };

/**
 * Makes the customer, his first user and his cart, and the project of a file that was handed over for him; a company's first user is
 * its admin. Throws DomainError for a link that holds no longer.
 */
export const confirmRegistration = async (
  { owner, enqueue, blobs, now, keepHandedProject }: RegistrationDeps,
  token: string,
) =>
  owner.begin(async (tx) => {
    const { payload } = await consumeLink<RegistrationPayload>(tx, { purpose: 'register', token }, now());
    if (await findAccountUser(tx, payload.email)) throw new DomainError('link_expired');
    const customer = await newCustomer(tx, payload);
    const user = firstUser(payload);
    await enterCustomer(tx, customer.id);
    const { passwordHash } = payload;
    const rows = await addUser(tx, { customerId: customer.id, user, cartId: newId<CartId>(), passwordHash });
    if (!(await hasAccount(tx, user.id))) throw new DomainError('link_expired');
    const space = customerSpace(customer.id);
    const actor = actorOf({ userId: user.id, customerId: customer.id, user, customer });
    const first = payload.waitingFileId
      ? await keepHandedProject(tx, { enqueue, blobs }, { linkId: payload.waitingFileId, actor, now: now() })
      : { projectId: null, rows: [] };
    const made: RowWrite = { space, kind: 'customer', id: customer.id, data: customer };
    await writeRecords(tx, customer.id, [made, ...rows, ...first.rows]);
    await enqueue(tx, 'apply-base-data', {});
    return { userName: user.userName, projectId: first.projectId };
  });

const newCustomer = async (tx: Transaction, payload: RegistrationPayload): Promise<Customer> => ({
  id: newId<CustomerId>(),
  number: await nextCustomerNumber(tx),
  name: payload.companyName || `${payload.firstName} ${payload.name}`.trim() || payload.email,
  kind: payload.kind,
  mayPayByBill: false,
  confirmedVatId: null,
});

const everyCustomer: readonly Permission[] = ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'];

const firstUser = ({ kind, email, firstName, name }: RegistrationPayload): User => ({
  id: newId<UserId>(),
  userName: email,
  email,
  firstName,
  name,
  permissions: kind === 'company' ? ['CUSTOMER_ADMIN_PERMISSION', ...everyCustomer] : [...everyCustomer],
  seesPrices: true,
  active: true,
});
