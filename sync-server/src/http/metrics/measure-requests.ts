import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../shop-env.ts';
import type { RequestMetrics } from './request-metrics.ts';

/** Counts each request with its status and how long its answer took to begin. */
export const measureRequests = (metrics: RequestMetrics) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { path, method } = c.req;
    metrics.count({ path, method, status: c.res.status, seconds: (performance.now() - startedAt) / 1000 });
  });
