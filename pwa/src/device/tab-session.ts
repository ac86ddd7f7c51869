import { openDeviceDatabase } from '../database/device-database.ts';
import type { Shop } from '../sync/hooks/shop.ts';
import { clearDataKey } from './encryption/data-key.ts';
import { clearHandOverToken } from './hand-over-token.ts';

/** What this window shares with the others of the browser, and the shop that is open in it. */
export const tabSession: { readonly channel: BroadcastChannel; shop: Shop | null; guarding: AbortController } = {
  channel: new BroadcastChannel('knotenblech'),
  shop: null,
  guarding: new AbortController(),
};

export const devices = openDeviceDatabase();

/** Who is signed in on this device. */
export const currentUser = async () => (await devices.user.toArray()).find(({ signedIn }) => signedIn);

export const closeTabSession = () => {
  tabSession.guarding.abort();
  tabSession.shop?.close();
  tabSession.shop = null;
};

/** Also where something is typed: a question whether to stay would keep the user's data on the screen. The next page has to find the key by itself, and signs in nobody by an address that failed before. */
export const reload = () => {
  clearDataKey();
  clearHandOverToken();
  document.documentElement.hidden = true;
  location.reload();
};
