import type { CustomerId, FileHash, FreightRequestId, OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';

/** What every kind of job carries: ids, so that the queue holds nothing that a retry could find outdated. */
export type JobData = {
  /** Read is the file that the project has by then, given up the one of the hash; jobs of older builds have none. */
  'read-file': { customerId: CustomerId; projectId: ProjectId; fileHash?: FileHash };
  /** Not the first: a remark added to a request; jobs of older builds are of first ones. */
  'tell-price-request': { customerId: CustomerId; projectId: ProjectId; requestId: string; isFirst?: boolean };
  'tell-freight-request': { customerId: CustomerId; requestId: FreightRequestId };
  'tell-price-fell': { customerId: CustomerId; projectId: ProjectId; messageId: string };
  'deliver-message': { sentId: string };
  'send-push': { sessionId: string; messageId: string };
  'apply-base-data': Record<string, never>;
  'send-mail': { customerId: CustomerId; mailId: string };
  'make-order-steps': { customerId: CustomerId; orderId: OrderId };
  'settle-paypal': { customerId: CustomerId; orderId: OrderId };
  'check-vat-id': { customerId: CustomerId; vatId: string };
};
export type JobName = keyof JobData;

/**
 * Puts a job into the queue in the given transaction: it runs if and only if that commits. `group`: one at a time each;
 * `delaySeconds`: not before.
 */
export type Enqueue = <N extends JobName>(
  tx: Transaction,
  name: N,
  data: JobData[N],
  group?: string,
  delaySeconds?: number,
) => Promise<void>;

/** Does one job. Throwing has it tried again later; it may run twice and must then change nothing. */
export type JobHandlers = { [N in JobName]: (data: JobData[N], abort: AbortSignal) => Promise<void> };

/** What is still to be done for a job that was tried in vain for the last time, so that nothing waits for it. */
export type DeadLetterHandlers = Pick<{ [N in JobName]: (data: JobData[N]) => Promise<void> }, 'read-file'>;
