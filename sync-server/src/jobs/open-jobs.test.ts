import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { type Jobs, openJobs } from './open-jobs.ts';
import { type JobHandlers, queues } from './queues.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
const running = new Map<string, () => void>();
const ended: string[] = [];
const broken = new Set<string>();
const givenUp: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  jobs = await openJobs(database, pino({ level: 'silent' }));
  const idle = async () => undefined;
  const handlers: JobHandlers = {
    'read-file': async ({ projectId }) => {
      if (broken.has(projectId)) throw new Error('cannot be done');
      await new Promise<void>((end) => running.set(projectId, end));
      running.delete(projectId);
      ended.push(projectId);
    },
    'apply-base-data': idle,
    'send-mail': async ({ mailId }) => {
      if (broken.has(mailId)) throw new Error('no mail server');
    },
    'settle-paypal': idle,
    'check-vat-id': idle,
    'send-push': idle,
    'deliver-message': idle,
    'tell-price-request': idle,
    'notify-freight-request': idle,
    'tell-price-fell': idle,
    'make-order-steps': idle,
  };
  await jobs.work(handlers, { 'read-file': async ({ projectId }) => void givenUp.push(projectId) });
});
afterAll(async () => {
  await jobs.stop();
  await database.stop();
});

const customerId = newId<CustomerId>();
const readFor = async (user: string) => {
  const projectId = newId<ProjectId>();
  await database.owner.begin((tx) => jobs.enqueue(tx, 'read-file', { customerId, projectId }, user));
  return projectId;
};
const now = () => [...running.keys()].toSorted();

it('files of one account are read one after the other, so that nobody waits behind another who brings many', async () => {
  const [one, two] = [await readFor('eva'), await readFor('eva')];
  await expect.poll(now).toHaveLength(1);
  const [first, second] = running.has(one) ? [one, two] : [two, one];
  const other = await readFor('jan');
  await expect.poll(now).toEqual([first, other].toSorted());
  running.get(other)?.();
  const third = await readFor('uli');
  await expect.poll(now).toEqual([first, third].toSorted());
  running.get(first)?.();
  await expect.poll(now).toEqual([second, third].toSorted());
  for (const end of running.values()) end();
  await expect.poll(() => ended.length).toBe(4);
});

it('a file whose last try failed is given up', async () => {
  const projectId = newId<ProjectId>();
  broken.add(projectId);
  await database.owner.begin(async (tx) => {
    await jobs.enqueue(tx, 'read-file', { customerId, projectId }, 'ida');
    await tx`update jobs.job set retry_limit = 0 where data ->> 'projectId' = ${projectId}`;
  });
  await expect.poll(() => givenUp).toEqual([projectId]);
});

it('a mail is tried for two weeks, at most an hour after its last try, and is not thrown away meanwhile', async () => {
  const mailId = newId();
  broken.add(mailId);
  await database.owner.begin(async (tx) => {
    await jobs.enqueue(tx, 'send-mail', { customerId, mailId });
    await tx`update jobs.job set retry_count = 20 where data ->> 'mailId' = ${mailId}`;
  });
  const read = async () => {
    const [row] = await database.owner<{ state: string; pauseMinutes: number; hoursLeft: number; daysKept: number }[]>`
      select state::text, extract(epoch from start_after - now())::float8 / 60 as "pauseMinutes", retry_limit - retry_count as "hoursLeft",
        extract(epoch from keep_until - created_on)::float8 / 86400 as "daysKept"
      from jobs.job where data ->> 'mailId' = ${mailId}`;
    return row;
  };
  await expect.poll(async () => (await read())?.state).toBe('retry');
  const { pauseMinutes = 0, hoursLeft = 0, daysKept = 0 } = (await read()) ?? {};
  expect(pauseMinutes).toBeGreaterThan(50);
  expect(pauseMinutes).toBeLessThanOrEqual(60);
  expect(hoursLeft).toBeGreaterThan(13 * 24);
  expect(daysKept).toBeGreaterThan(15);
});

it('a queue that is there already gets the settings of now', async () => {
  const { retryLimit, expireInSeconds: expireSeconds } = queues['read-file'];
  await database.owner`update jobs.queue set retry_limit = 1, expire_seconds = 1 where name = 'read-file'`;
  const another = await openJobs(database, pino({ level: 'silent' }));
  await another.stop();
  const [row] =
    await database.owner`select retry_limit as "retryLimit", expire_seconds as "expireSeconds" from jobs.queue where name = 'read-file'`;
  expect(row).toEqual({ retryLimit, expireSeconds });
});
