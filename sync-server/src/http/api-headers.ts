import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env.ts';

/** Answers of the API are data: never cached, never run, also when a browser is led to open one. */
export const apiHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
});
