import { createMiddleware } from 'hono/factory';
import { refuse } from './answer-error.ts';
import type { ShopEnv } from './shop-env.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOwnOrigin = (origin: string, host: string | undefined) => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Refuses a change that another site's page asks for. API clients with their own token are no browser and pass. */
export const checkOrigin = createMiddleware<ShopEnv>(async (c, next) => {
  if (readingMethods.has(c.req.method) || c.req.header('token') !== undefined) return next();
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return refuse(c, 'not_allowed', { reason: 'site' });
  const origin = c.req.header('Origin');
  if (origin !== undefined && !isOwnOrigin(origin, c.req.header('Host') ?? new URL(c.req.url).host)) {
    return refuse(c, 'not_allowed', { reason: 'origin' });
  }
  return next();
});
