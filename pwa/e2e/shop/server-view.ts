import { ownShop } from './own-shop.ts';
import { viewServer } from './view-server.ts';

/** What the server holds of the customer of a user; without an address, the server of this test file. */
export const openServerView = async (userName: string, shopUrl?: string) =>
  viewServer(shopUrl ?? (await ownShop()).url, userName);
