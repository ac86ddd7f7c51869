import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { endLinks } from '../one-time-link.store.ts';
import {
  countKept,
  deleteCompanyRows,
  deletePersonRows,
  type FoundPerson,
  type findCompany,
  hasOtherOperator,
  listAskedKeys,
  listMessagesOf,
  listRecordKeys,
  type RecordKey,
  readPersonalData,
  type Whose,
} from './personal-data.store.ts';

type By = { actorId: UserId; now: Date };

/** How many stay because the law keeps them: orders and quotes with the addresses they were made with, and their letters. */
export type Kept = { orders: number; quotes: number; letters: number };

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Erases a user: nobody can tell any more who he was, but from what the law keeps. Throws DomainError 'last_admin'. */
export const eraseUser = (owner: Sql, person: FoundPerson, { actorId, now }: By): Promise<Kept> =>
  withCustomer(owner, person.customerId, async (tx) => {
    const { customerId, user } = person;
    await eraseInside(tx, person, now);
    await noteAudit(tx, { at: now, actorId, action: 'user_erased', customerId, subject: user.id });
    return countKept(tx, { customerId, users: [user] }, false);
  });

const eraseInside = async (tx: Transaction, person: FoundPerson, now: Date) => {
  const { customerId, user } = person;
  if (!(await hasOtherOperator(tx, user.id))) throw new DomainError('last_admin');
  await endSessions(tx, { userId: user.id, customerId }, 'all');
  await endLinks(tx, user.id, now);
  const mails = await deletePersonRows(tx, person);
  const [space, own] = [customerSpace(customerId), userSpace(user.id)];
  const keys = [...(await listRecordKeys(tx, customerId, own)), ...(await listAskedKeys(tx, person))];
  await changeRecords(tx, {
    customerId,
    spaces: [space, own, customerPriceSpace(customerId)],
    reads: [{ space, kind: 'user', id: user.id }, ...keys],
    run: (rows) => {
      for (const key of keys) rows.remove(key.space, key.kind, key.id);
      rows.put(space, 'user', {
        id: user.id,
        userName: `geloescht-${user.id}`,
        email: '',
        firstName: '',
        name: 'Gelöschter Benutzer',
        permissions: [],
        seesPrices: false,
        active: false,
      });
    },
  });
  const mailed = await listMessagesOf(tx, mails);
  for (const [ofCustomerId, messages] of mailed)
    await changeRecords(tx, {
      customerId: ofCustomerId,
      spaces: [...new Set(messages.map((message) => message.space))],
      reads: messages,
      run: (rows) => {
        for (const { space: place, kind, id } of messages) rows.remove(place, kind, id);
      },
    });
};

/** Erases a customer with all his users, addresses and whatever was not ordered. Throws DomainError 'last_admin' for the operator's own. */
export const eraseCustomer = (
  owner: Sql,
  { customerId, customer, users }: Company,
  { actorId, now }: By,
): Promise<Kept> =>
  withCustomer(owner, customerId, async (tx) => {
    for (const user of users) await eraseInside(tx, { customerId, user }, now);
    await deleteCompanyRows(tx, customerId);
    const space = customerSpace(customerId);
    const gone = await goneKeys(tx, customerId);
    await changeRecords(tx, {
      customerId,
      spaces: [...new Set([space, ...gone.map((key) => key.space)])],
      reads: [{ space, kind: 'customer', id: customerId }, ...gone],
      run: (rows) => {
        for (const key of gone) rows.remove(key.space, key.kind, key.id);
        const erased = { name: `Gelöschter Kunde ${customer.number}`, mayPayByBill: false, confirmedVatId: null };
        rows.put(space, 'customer', { ...customer, ...erased });
      },
    });
    await noteAudit(tx, { at: now, actorId, action: 'customer_erased', customerId, subject: customerId });
    return countKept(tx, { customerId, users }, true);
  });

/** Addresses, and projects that no order is of, with all that lies in them. */
const goneKeys = async (tx: Transaction, customerId: CustomerId): Promise<RecordKey[]> => {
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const projects = await tx<{ id: string }[]>`
    select id from record where customer_id = ${customerId} and space_id = ${space} and kind = 'project' and not deleted
      and not exists (
        select 1 from record made, jsonb_array_elements(made.data -> 'lines') line
        where made.customer_id = ${customerId} and made.space_id = ${space} and made.kind = 'order' and not made.deleted
          and line ->> 'projectId' = record.id)`;
  const ids = new Set(projects.map(({ id }) => id));
  const own = await listRecordKeys(tx, customerId, space);
  const priced = await listRecordKeys(tx, customerId, priceSpace);
  const inside: RecordKey[] = [];
  for (const id of ids)
    for (const each of [projectSpace(id as never), projectPriceSpace(id as never)])
      inside.push(...(await listRecordKeys(tx, customerId, each)));
  return [
    ...own.filter(({ kind, id }) => kind === 'address' || (kind === 'project' && ids.has(id))),
    ...priced.filter(({ kind, id }) => (kind === 'projectPrice' || kind === 'manualPrice') && ids.has(id)),
    ...inside,
  ];
};

type Wish = Whose & { subject: string; isWhole: boolean; actorId: UserId; now: Date };

/** Everything the shop holds of a user, or of a customer with all his users, for whoever asks by right (article 15 GDPR). */
export const exportPersonalData = (owner: Sql, { customerId, users, subject, isWhole, actorId, now }: Wish) =>
  withCustomer(owner, customerId, async (tx) => {
    const data = await readPersonalData(tx, { customerId, users }, isWhole);
    await noteAudit(tx, { at: now, actorId, action: 'personal_data_exported', customerId, subject });
    return { exportedAt: now.toISOString(), subject, ...data };
  });
