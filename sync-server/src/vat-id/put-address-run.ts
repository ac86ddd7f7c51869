import { vatIdOf } from '@knotenblech/shared/prices/vat-of.ts';
import type { Enqueue } from '../jobs/job.ts';
import type { ServerRunContext } from '../sync/server-runs.ts';

/** The server's side of a stored address: its VAT id is to be checked. */
export const putAddressRun =
  ({ enqueue }: { enqueue: Enqueue }) =>
  async ({ tx, actor, args, run }: ServerRunContext<'putAddress'>) => {
    run();
    const vatId = vatIdOf(args.address.vatId);
    const { customerId } = actor;
    if (/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(vatId)) await enqueue(tx, 'check-vat-id', { customerId, vatId }, customerId);
    return {};
  };
