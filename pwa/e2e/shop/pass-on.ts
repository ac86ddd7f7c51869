import type { Route } from 'playwright';
import { ownShop } from './own-shop.ts';

/** What the shop of this test file answers to a request that was stopped; null: nobody answered. */
export const passOn = async (route: Route) => {
  const request = route.request();
  const { host, pathname, search } = new URL(request.url());
  const url = new URL(pathname + search, (await ownShop()).url).href;
  const cookies = await request.frame().page().context().cookies(request.url());
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return route.fetch({ url, headers: { ...(await request.allHeaders()), host, cookie } }).catch(() => null);
};
