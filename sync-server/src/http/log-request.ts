import { calls } from '@knotenblech/shared/api/calls.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ShopEnv } from './shop-env.ts';

const callsByToken = calls.filter((call) => call.token === 'path').map(({ path }) => path.replace('{token}', ''));

/** Tokens and ids of files in paths never reach the log: of calls that list one, and whatever is as long as one (the app's own links). */
const maskPath = (path: string) => {
  const call = callsByToken.find((each) => path.startsWith(`/api/1.0${each}`));
  return call ? `/api/1.0${call}…` : path.replace(/[\w-]{40,}/g, '…');
};

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
