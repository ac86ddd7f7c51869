import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { messageIdOf } from '@knotenblech/shared/messages/contact-message.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, FreightRequestId } from '@knotenblech/shared/values/ids.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { listAdmins } from '../../messages/message.store.ts';
import { type NotifyDeps, notifyAdmin } from '../../messages/notify-user.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { askerOfRequest } from './freight-request.store.ts';

type Key = { customerId: CustomerId; requestId: FreightRequestId };

/** Tells every admin of a request that is still open, each once however often the job runs; in the operator's own language. An answer goes to who asked. */
export const notifyFreightRequest = async (deps: NotifyDeps, { customerId, requestId }: Key) => {
  const asker = await askerOfRequest(deps.owner, requestId);
  if (asker?.customerId !== customerId) return;
  const space = customerSpace(customerId);
  const { customer, user } = await readInCustomer(deps.owner, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space, kind: 'customer', id: customerId },
      { space, kind: 'user', id: asker.userId },
    ]);
    const dataOf = (kind: string) => rows.find((row) => row.kind === kind)?.data;
    return { customer: dataOf('customer') as Customer | undefined, user: dataOf('user') as User | undefined };
  });
  if (!customer || !user) return;
  const message = { ...texts.de.freight.requested(customer.name), replyTo: user.email };
  for (const admin of await listAdmins(deps.owner))
    await notifyAdmin(deps, admin, { id: messageIdOf(requestId, admin.userId), projectId: null, ...message });
};
