import { Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from '../http/shop-env.ts';

const answerWithinMs = 2000;

const answers = (sql: Sql) =>
  Promise.race([
    sql`select 1`.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(done, answerWithinMs, false).unref()),
  ]);

/** For operators: the process lives; it can do its work. */
export const healthRoutes = (deps: { sql: Sql; areJobsRunning: () => boolean }) =>
  new Hono<ShopEnv>()
    .get('/health', (c) => c.json({ ok: true }))
    .get('/ready', async (c) => {
      const state = { database: await answers(deps.sql), jobs: deps.areJobsRunning() };
      const isReady = state.database && state.jobs;
      return c.json({ ok: isReady, ...state }, isReady ? 200 : 503);
    });
