import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
const running = new Map<string, () => void>();
const ended: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  jobs = await openJobs(database, pino({ level: 'silent' }));
  const idle = async () => undefined;
  await jobs.work({
    'read-file': async ({ projectId }) => {
      await new Promise<void>((end) => running.set(projectId, end));
      running.delete(projectId);
      ended.push(projectId);
    },
    'apply-base-data': idle,
    'send-mail': idle,
    'check-vat-id': idle,
    'send-push': idle,
    'deliver-message': idle,
    'tell-price-request': idle,
    'tell-price-fell': idle,
  });
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
  const [first, second] = [await readFor('eva'), await readFor('eva')];
  await expect.poll(now).toEqual([first]);
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
