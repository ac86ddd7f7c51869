import { Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { isWithinLimits, keyOf } from '../http/token-buckets.ts';
import { readCspReports } from './read-csp-reports.ts';

/** In a quarter of an hour. */
const mostPerAddress = 20;
const mostOfAll = 500;

const limitsOf = (address: string) => [
  { key: keyOf('csp', address), most: mostPerAddress },
  { key: 'csp', most: mostOfAll },
];

/** Takes browsers' reports of what the content security policy refused into the log; always the same answer. */
export const cspReportRoutes = ({ owner, now }: { owner: Sql; now: () => Date }) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const reports = readCspReports(body);
    if (reports.length > 0 && (await isWithinLimits(owner, limitsOf(c.get('address')), now()))) {
      for (const report of reports) c.get('log').warn({ report }, 'content security policy');
    }
    return c.body(null, 204);
  });
