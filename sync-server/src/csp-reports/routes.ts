import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { countTries } from '../session/login-try-store.ts';
import { readCspReports } from './read-csp-reports.ts';

const windowMs = 15 * 60_000;
const mostPerAddress = 20;
const mostOfAll = 500;

const isWithinLimits = async (owner: Sql, address: string, now: Date) => {
  const keys = [`csp:${createHash('sha256').update(address).digest('base64url')}`, 'csp'];
  const [ofAddress = 0, ofAll = 0] = await countTries(owner, keys, new Date(now.getTime() - windowMs), now);
  return ofAddress <= mostPerAddress && ofAll <= mostOfAll;
};

/** Takes browsers' reports of what the content security policy refused into the log; always the same answer. */
export const cspReportRoutes = ({ owner, now }: { owner: Sql; now: () => Date }) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const reports = readCspReports(body);
    if (reports.length > 0 && (await isWithinLimits(owner, c.get('address'), now()))) {
      for (const report of reports) c.get('log').warn({ report }, 'content security policy');
    }
    return c.body(null, 204);
  });
