import type { Route } from 'playwright-core';
import { ownShop } from './own-shop.ts';

/** What the shop of this test file answers to a request that was stopped; null: nobody answered. */
export const passOn = async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  const url = new URL(pathname + search, (await ownShop()).url).href;
  return route.fetch({ url, headers: await route.request().allHeaders() }).catch(() => null);
};
