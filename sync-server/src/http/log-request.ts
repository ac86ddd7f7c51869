import { newId } from '@knotenblech/shared/values/ids.ts';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ShopEnv } from './shop-env.ts';

/** Ids and tokens in paths never reach the log. */
const maskPath = (path: string) => path.replace(/(\/tokenValid\/).+/, '$1…').replace(/[0-9a-f]{64}/g, '…');

/** Gives each request an id and a logger, and logs how it ended. */
export const logRequest = (log: Logger) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const requestId = newId();
    const requestLog = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    const startedAt = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    const durationMs = Math.round(performance.now() - startedAt);
    requestLog.info({ method: c.req.method, path: maskPath(c.req.path), status: c.res.status, durationMs }, 'request');
  });
