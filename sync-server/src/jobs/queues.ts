import type { CustomerId, FileHash, FreightRequestId, OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';

const tellQueue = {
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 10,
  concurrency: 1,
  pollSeconds: 2,
} as const;

/** Where a job comes that was tried in vain for the last time. */
export const deadQueueOf = (name: JobName) => `${name}-dead`;

export const deadQueue = { retryLimit: 100, retryDelay: 60 };

export const deadPollSeconds = 5;

const hourSeconds = 3600;

const daySeconds = 24 * hourSeconds;

/** Hours that a mail is tried for: nobody may have noticed sooner that the mail server takes none. */
const mailHours = 14 * 24;

/** Tries before the pause between them has grown to an hour. */
const firstMailTries = 9;

/** A mail that was not sent goes after so long; with time to spare for days on which no server ran. */
export const mailLifeSeconds = 21 * daySeconds;

/** How often, how long and how many at once, for each kind of job. */
export const queues = {
  'read-file': {
    expireInSeconds: 180,
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    concurrency: 2,
    pollSeconds: 0.5,
  },
  'apply-base-data': {
    expireInSeconds: 600,
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    heartbeatSeconds: 10,
    concurrency: 1,
    pollSeconds: 0.5,
  },
  'send-mail': {
    /** nodemailer waits 120 s for a connection, 30 s for a greeting and 600 s for an answer; given up sooner, the mail goes twice. */
    expireInSeconds: 900,
    retryLimit: firstMailTries + mailHours,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: hourSeconds,
    retentionSeconds: mailLifeSeconds,
    heartbeatSeconds: 10,
    concurrency: 2,
    pollSeconds: 2,
  },
  /** PayPal may be away for days; what it took is found out as soon as it answers. */
  'settle-paypal': {
    expireInSeconds: 120,
    retryLimit: 60,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: hourSeconds,
    heartbeatSeconds: 10,
    concurrency: 1,
    pollSeconds: 2,
  },
  'check-vat-id': {
    expireInSeconds: 60,
    retryLimit: 12,
    retryDelay: 60,
    retryBackoff: true,
    heartbeatSeconds: 10,
    concurrency: 1,
    pollSeconds: 2,
  },
  'send-push': {
    expireInSeconds: 60,
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    heartbeatSeconds: 10,
    concurrency: 4,
    pollSeconds: 2,
  },
  'deliver-message': { ...tellQueue, expireInSeconds: 600 },
  'tell-price-request': tellQueue,
  'notify-freight-request': tellQueue,
  'tell-price-fell': tellQueue,
  'make-order-steps': { ...tellQueue, pollSeconds: 1 },
} as const satisfies Record<JobName, object>;

/** What every kind of job carries: ids, so that the queue holds nothing that a retry could find outdated. */
export type JobData = {
  /** Read is the file that the project has by then, given up the one of the hash; jobs of older builds have none. */
  'read-file': { customerId: CustomerId; projectId: ProjectId; fileHash?: FileHash };
  /** Not the first: a remark added to a request; jobs of older builds are of first ones. */
  'tell-price-request': { customerId: CustomerId; projectId: ProjectId; requestId: string; isFirst?: boolean };
  'notify-freight-request': { customerId: CustomerId; requestId: FreightRequestId };
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
