import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { appRole, type Database, type DatabaseAddress, type Sql, type Transaction } from '../database/database.ts';
import type { Enqueue, JobData, JobHandlers, JobName } from './job.ts';

const schema = 'jobs';
const stopTimeoutMs = 5000;
/** How soon the jobs of a server that died are found and given to another. */
const superviseSeconds = 10;

const tellQueue = {
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 10,
  concurrency: 1,
  pollSeconds: 2,
} as const;

const queues = {
  'read-file': {
    expireInSeconds: 180,
    retryLimit: 3,
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
    expireInSeconds: 60,
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    heartbeatSeconds: 10,
    concurrency: 2,
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
  'tell-price-fell': tellQueue,
} as const satisfies Record<JobName, object>;

export type Jobs = {
  enqueue: Enqueue;
  /** Starts working on what is queued. */
  work: (handlers: JobHandlers) => Promise<void>;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

const connectionOf = (address: DatabaseAddress) =>
  'url' in address
    ? { connectionString: address.url }
    : { host: address.socketFolder, port: 5432, database: address.database, user: address.userName };

/** The app role may queue a job inside its own transactions; settling jobs is the owner's. */
const allowQueueing = async (owner: Sql) => {
  await owner.unsafe(`grant usage on schema ${schema} to ${appRole}`);
  await owner.unsafe(`grant select, insert on all tables in schema ${schema} to ${appRole}`);
};

const inTransaction = (tx: Transaction) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: [...(await tx.unsafe(text, values as never[]))],
  }),
});

const createQueues = async (boss: PgBoss) => {
  for (const [name, { concurrency: _concurrency, pollSeconds: _pollSeconds, ...options }] of Object.entries(queues)) {
    await boss.createQueue(`${name}-dead`);
    await boss.createQueue(name, { ...options, deadLetter: `${name}-dead`, notify: true });
  }
};

/** The queue of jobs in a schema of its own in our database; several servers share it. */
export const openJobs = async (database: Pick<Database, 'owner' | 'address'>, log: Logger): Promise<Jobs> => {
  const boss = new PgBoss({
    ...connectionOf(database.address),
    schema,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  const abort = new AbortController();
  let isRunning = true;
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await createQueues(boss);
  await allowQueueing(database.owner);

  const workOn = <N extends JobName>(name: N, handle: JobHandlers[N]) =>
    boss.work<JobData[N]>(
      name,
      {
        pollingIntervalSeconds: queues[name].pollSeconds,
        notifyPollingIntervalSeconds: queues[name].pollSeconds,
        localConcurrency: queues[name].concurrency,
        localGroupConcurrency: 1,
      },
      async ([job]) => {
        if (!job) return;
        try {
          await handle(job.data, abort.signal);
        } catch (error) {
          log.error({ err: error, job: name, jobId: job.id }, 'job failed');
          throw error;
        }
      },
    );

  return {
    enqueue: async (tx, name, data, group) => {
      await boss.send(name, data, { db: inTransaction(tx), ...(group ? { group: { id: group } } : {}) });
    },
    work: async (handlers) => {
      await workOn('read-file', handlers['read-file']);
      await workOn('apply-base-data', handlers['apply-base-data']);
      await workOn('send-mail', handlers['send-mail']);
      await workOn('check-vat-id', handlers['check-vat-id']);
      await workOn('send-push', handlers['send-push']);
      await workOn('deliver-message', handlers['deliver-message']);
      await workOn('tell-price-request', handlers['tell-price-request']);
      await workOn('tell-price-fell', handlers['tell-price-fell']);
    },
    isRunning: () => isRunning,
    stop: async () => {
      isRunning = false;
      abort.abort();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
};
