import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, FreightRequestId } from '@knotenblech/shared/values/ids.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { type NotifyDeps, tellAdmin } from '../../projects/price-requests/notify-price-answer.ts';
import { listAdmins } from '../../projects/price-requests/price-request.store.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { customerOfRequest } from './freight-request.store.ts';
import { freightWords } from './freight-words.ts';

type Key = { customerId: CustomerId; requestId: FreightRequestId };

/** Tells every admin of a request that is still open, each once however often the job runs; in the operator's own language. */
export const tellFreightRequest = async (deps: NotifyDeps, { customerId, requestId }: Key) => {
  if ((await customerOfRequest(deps.owner, requestId)) !== customerId) return;
  const customer = await readInCustomer(deps.owner, customerId, async (tx) => {
    const [row] = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'customer', id: customerId },
    ]);
    return row?.data as Customer | undefined;
  });
  if (!customer) return;
  const said = freightWords.de.requested(customer.name);
  for (const admin of await listAdmins(deps.owner))
    await tellAdmin(deps, admin, { id: messageIdOf(requestId, admin.userId), projectId: null, ...said });
};
