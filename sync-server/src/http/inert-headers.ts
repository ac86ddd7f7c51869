import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env.ts';

/** Pages and workers run under the policy of their own answer, a module under that of the page. */
const runs = /(\.html|[.-]worker(-[\w-]+)?\.js|\/[^/.]*)$/;
const needless = [
  'Permissions-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
  'Origin-Agent-Cluster',
];

/** A file of the app that is neither page nor worker runs nothing when opened alone, and carries no headers of pages. */
export const inertHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (c.req.path.startsWith('/api/') || runs.test(c.req.path)) return;
  for (const name of needless) c.res.headers.delete(name);
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
});
