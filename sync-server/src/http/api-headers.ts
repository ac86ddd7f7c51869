import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env.ts';

/** Answers of the API are data: never run, also when a browser is led to open one, and kept nowhere unless a route says so. */
export const apiHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control') || c.res.status >= 400) c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', c.get('policy') ?? "default-src 'none'; frame-ancestors 'none'; sandbox");
});
