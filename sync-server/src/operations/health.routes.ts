import { Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { areSamplesRead } from './demo/seed-demo.ts';

const answerWithinMs = 2000;

export type HealthDeps = {
  sql: Sql;
  owner: Sql;
  hasDemoData: boolean;
  areJobsRunning: () => boolean;
  isDraining: () => boolean;
  hasDiskSpace: () => Promise<boolean>;
};

/** What was asked; `false` also when it fails or does not answer in time. */
const inTime = (asked: Promise<boolean>) =>
  Promise.race([
    asked.catch(() => false),
    new Promise<boolean>((done) => setTimeout(done, answerWithinMs, false).unref()),
  ]);

/** For operators: the process lives; it can do its work, and what a demo starts with is there. */
export const healthRoutes = ({ sql, owner, hasDemoData, areJobsRunning, isDraining, hasDiskSpace }: HealthDeps) => {
  const samplesRead = hasDemoData ? areSamplesRead(owner) : () => Promise.resolve(true);
  return new Hono<ShopEnv>()
    .get('/health', (c) => c.json({ ok: true }))
    .get('/ready', async (c) => {
      const [database, disk, samples] = await Promise.all([
        inTime(sql`select 1`.then(() => true)),
        inTime(hasDiskSpace()),
        inTime(samplesRead()),
      ]);
      const state = { database, jobs: areJobsRunning(), disk, samples };
      const draining = isDraining();
      const isReady = Object.values(state).every(Boolean) && !draining;
      return c.json({ ok: isReady, ...state, draining }, isReady ? 200 : 503);
    });
};
