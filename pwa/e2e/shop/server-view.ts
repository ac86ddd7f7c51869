import { ownShop } from './own-shop.ts';
import { viewServer } from './view-server.ts';

const views = new Map<string, ReturnType<typeof viewServer>>();

/**
 * What the server holds of the customer of a user; without an address, the server of this test file. Signed in once a
 * user: a test that looks until something is there would keep the server busy with passwords.
 */
export const openServerView = async (userName: string, shopUrl?: string) => {
  const url = shopUrl ?? (await ownShop()).url;
  const key = `${url} ${userName}`;
  const view = views.get(key) ?? viewServer(url, userName);
  views.set(key, view);
  return view;
};
