import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { listInvited } from '../users/user.store.ts';
import { readActivity } from './customer-activity.store.ts';
import { readCard } from './customer-card.store.ts';

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
