import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { vatIdOf } from '@knotenblech/shared/orders/cart/vat-of.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';

/** The server's side of a stored address: its VAT id is to be checked. */
export const putAddressRun = ({ enqueue }: { enqueue: Enqueue }) => {
  const run = async ({ tx, actor, args, run: store }: ServerRunContext<'putAddress'>) => {
    store();
    const vatId = vatIdOf(args.address.vatId);
    const { customerId } = actor;
    await enqueue(tx, 'check-vat-id', { customerId, vatId }, customerId);
    return {};
  };
  return Object.assign(run, { isNeeded: hasVatId });
};

const hasVatId = ({ address }: { address: Address }) => /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(vatIdOf(address.vatId));
