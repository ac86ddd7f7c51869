import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { appRole, type Database, type DatabaseAddress, type Sql, type Transaction } from '../database/database.ts';
import {
  type DeadLetterHandlers,
  deadPollSeconds,
  deadQueue,
  deadQueueOf,
  type Enqueue,
  type JobData,
  type JobHandlers,
  type JobName,
  queues,
} from './queues.ts';

const schema = 'jobs';
const stopTimeoutMs = 5000;
/** How soon the jobs of a server that died are found and given to another. */
const superviseSeconds = 10;

export type Jobs = {
  enqueue: Enqueue;
  /** Starts working on what is queued. */
  work: (handlers: JobHandlers, giveUp: DeadLetterHandlers) => Promise<void>;
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

/** A queue that is there already keeps its settings at `createQueue`. */
const settleQueue = async (boss: PgBoss, name: string, settings: NonNullable<Parameters<PgBoss['createQueue']>[1]>) => {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
};

const settleQueues = async (boss: PgBoss) => {
  for (const [name, { concurrency: _concurrency, pollSeconds: _pollSeconds, ...options }] of Object.entries(queues)) {
    const deadLetter = deadQueueOf(name as JobName);
    await settleQueue(boss, deadLetter, deadQueue);
    await settleQueue(boss, name, { ...options, deadLetter, notify: true });
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
  await settleQueues(boss);
  await allowQueueing(database.owner);

  const logged =
    <D>(name: string, handle: (data: D) => Promise<void>) =>
    async ([job]: { id: string; data: D }[]) => {
      if (!job) return;
      try {
        await handle(job.data);
      } catch (error) {
        log.error({ err: error, job: name, jobId: job.id }, 'job failed');
        throw error;
      }
    };
  const workOn = <N extends JobName>(name: N, handle: JobHandlers[N]) =>
    boss.work<JobData[N]>(
      name,
      {
        pollingIntervalSeconds: queues[name].pollSeconds,
        notifyPollingIntervalSeconds: queues[name].pollSeconds,
        localConcurrency: queues[name].concurrency,
        localGroupConcurrency: 1,
      },
      logged(name, (data) => handle(data, abort.signal)),
    );
  const workOnDead = <N extends JobName>(name: N, giveUp: (data: JobData[N]) => Promise<void>) =>
    boss.work<JobData[N]>(
      deadQueueOf(name),
      { pollingIntervalSeconds: deadPollSeconds },
      logged(deadQueueOf(name), giveUp),
    );

  return {
    enqueue: async (tx, name, data, group, delaySeconds) => {
      await boss.send(name, data, {
        db: inTransaction(tx),
        ...(group ? { group: { id: group } } : {}),
        ...(delaySeconds ? { startAfter: delaySeconds } : {}),
      });
    },
    work: async (handlers, giveUp) => {
      await workOn('read-file', handlers['read-file']);
      await workOn('apply-base-data', handlers['apply-base-data']);
      await workOn('send-mail', handlers['send-mail']);
      await workOn('check-vat-id', handlers['check-vat-id']);
      await workOn('send-push', handlers['send-push']);
      await workOn('deliver-message', handlers['deliver-message']);
      await workOn('tell-price-request', handlers['tell-price-request']);
      await workOn('notify-freight-request', handlers['notify-freight-request']);
      await workOn('tell-price-fell', handlers['tell-price-fell']);
      await workOn('settle-paypal', handlers['settle-paypal']);
      await workOn('make-order-steps', handlers['make-order-steps']);
      await workOnDead('read-file', giveUp['read-file']);
    },
    isRunning: () => isRunning,
    stop: async () => {
      isRunning = false;
      abort.abort();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
};
