import { calls } from '@knotenblech/shared/api/calls.ts';
import { Hono } from 'hono';
import type { ShopEnv } from '../http/shop-env.ts';
import { describeApi } from './describe-api.ts';

/** What API 1.0 answers, for programs. */
export const openApiRoutes = () => {
  const document = describeApi(calls);
  return new Hono<ShopEnv>().get('/openapi.json', (c) => c.json(document));
};
