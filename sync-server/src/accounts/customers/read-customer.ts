import { activityOf, type CustomerEdit, chooseCustomers } from '@knotenblech/shared/accounts/customers.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { CustomerDetail, customerCalls, ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import { shopDay } from '../../base-data/put-base-version.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import type { RequestOrigin } from '../../http/answers.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { endSessions } from '../auth/end-sessions.ts';
import type { AccountDeps } from '../credentials.ts';
import { endLinks } from '../one-time-link.store.ts';
import { addColleague } from '../users/add-colleague.ts';
import { listInvited } from '../users/user.store.ts';
import { readActivity } from './customer-activity.store.ts';
import {
  holdAccountUsers,
  readCard,
  setBlocked,
  setCompanyId,
  setNotes,
  setPaymentTerms,
} from './customer-card.store.ts';
import { type CustomerOutline, hasCustomer, listCustomerOutlines } from './customer-list.store.ts';

/** A customer with everything the operator reads about him. */
export const readCustomer = (owner: Sql, customerId: CustomerId, now: Date): Promise<CustomerDetail> =>
  readInCustomer(owner, customerId, async (tx) => {
    const space = customerSpace(customerId);
    const rows = await readRecords(tx, customerId, [
      { space, kind: 'customer', id: customerId },
      { space, kind: 'address', all: true },
      { space, kind: 'user', all: true },
    ]);
    const of = <K extends RecordKind>(kind: K) =>
      rows.filter((row) => row.kind === kind).map((row) => row.data as RecordOf<K>);
    const [customer] = of('customer');
    if (!customer) throw new DomainError('not_found', { record: 'customer' });
    const { companyId, notes, paymentTerms, blockedAt, registeredAt } = await readCard(tx, customerId);
    return {
      ...customer,
      companyId,
      notes,
      paymentTerms,
      activity: await readActivity(tx, customer, shopDay(now).slice(0, 4)),
      blockedAt: blockedAt?.toISOString() ?? null,
      registeredAt: registeredAt?.toISOString() ?? null,
      addresses: of('address'),
      users: of('user'),
      invitedUserIds: await listInvited(tx, customerId),
    };
  });

type NewCustomerUser = { actor: Actor; form: UserForm; customerId: CustomerId };

/** Adds a user to a customer and invites him. Throws DomainError to refuse. */
export const addCustomerUser = async (deps: AccountDeps, added: NewCustomerUser, asked: RequestOrigin) => {
  if (!(await hasCustomer(deps.owner, added.customerId))) throw new DomainError('not_found', { record: 'customer' });
  return addColleague(deps, added, asked);
};

type Block = { customerId: CustomerId; isBlocked: boolean; actor: Actor; now: Date };

/** Blocks a customer or lets him in again. Blocked, his users are signed out everywhere within the second. Throws DomainError to refuse. */
export const blockCustomer = async (owner: Sql, { customerId, isBlocked, actor, now }: Block) => {
  if (!(await hasCustomer(owner, customerId))) throw new DomainError('not_found', { record: 'customer' });
  if (customerId === actor.customerId) throw new DomainError('last_admin');
  await withCustomer(owner, customerId, async (tx) => {
    await setBlocked(tx, { customerId, blockedAt: isBlocked ? now : null, userId: actor.userId });
    const action = isBlocked ? 'customer_blocked' : 'customer_let_in';
    await noteAudit(tx, { at: now, actorId: actor.userId, action, customerId, subject: customerId });
    if (!isBlocked) return;
    for (const userId of await holdAccountUsers(tx, customerId)) {
      await endSessions(tx, { userId, customerId }, 'all');
      await endLinks(tx, userId, now);
    }
  });
};

/** Changes the fields named of what the operator sets of a customer; his open apps are told. Throws DomainError to refuse. */
export const editCustomer = (
  owner: Sql,
  { customerId, actorId, now }: { customerId: CustomerId; actorId: UserId; now: Date },
  { companyId, notes, paymentTerms, ...edit }: CustomerEdit,
) =>
  withCustomer(owner, customerId, async (tx) => {
    const space = customerSpace(customerId);
    await changeRecords(tx, {
      customerId,
      spaces: [space],
      reads: [{ space, kind: 'customer', id: customerId }],
      run: (rows) => {
        const customer = rows.get(space, 'customer', customerId);
        if (!customer) throw new DomainError('not_found', { record: 'customer' });
        rows.put(space, 'customer', {
          ...customer,
          name: edit.name ?? customer.name,
          mayPayByBill: edit.mayPayByBill ?? customer.mayPayByBill,
          confirmedVatId: edit.confirmedVatId === undefined ? customer.confirmedVatId : edit.confirmedVatId,
        });
      },
    });
    if (companyId !== undefined) await setCompanyId(tx, customerId, companyId);
    if (notes !== undefined) await setNotes(tx, customerId, notes);
    if (paymentTerms !== undefined) await setPaymentTerms(tx, customerId, paymentTerms);
    const fields = Object.entries({ ...edit, companyId, notes, paymentTerms })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name);
    await noteAudit(tx, {
      at: now,
      actorId,
      action: 'customer_edited',
      customerId,
      subject: customerId,
      details: { fields },
    });
  });

type Query = z.infer<typeof customerCalls.list.querySchema>;

/** A page of the customers that the query chooses, and how many it chooses in all. */
export const listCustomerPage = async (owner: Sql, { q, sort, page, limit, blocked, activity }: Query, now: Date) => {
  const wordsOf = ({ words, companyId }: CustomerOutline) => `${companyId} ${words}`;
  const outlines = (await listCustomerOutlines(owner)).filter(
    ({ isBlocked, lastContactAt }) =>
      (blocked === undefined || isBlocked === (blocked === 'true')) &&
      (activity === undefined || activityOf(lastContactAt, now) === activity),
  );
  const chosen = chooseCustomers(outlines, { q, sort }, wordsOf);
  const { shown } = pageOf(chosen, limit, page);
  const customers = shown.map(({ words: _words, ...customer }): ListedCustomer => customer);
  return { customers, total: chosen.length };
};

/** Whether a customer, whose record is read, reads amounts with VAT. */
export const readsGrossIn = (rows: Pick<Rows, 'get'>, customerId: CustomerId): boolean => {
  const customer = rows.get(customerSpace(customerId), 'customer', customerId);
  if (!customer) throw new Error(`customer ${customerId} is not among the rows`);
  return readsGross(customer.kind);
};
