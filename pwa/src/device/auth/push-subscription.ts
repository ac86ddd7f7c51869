import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../../sync/site/api-path.ts';

/** The browser's own part of notifications; null where it shows none. */
export const pushManager = async (): Promise<PushManager | null> => {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const registration = isKnown ? await navigator.serviceWorker.getRegistration() : undefined;
  return registration?.pushManager ?? null;
};

/** Nothing is shown here any more, also when the server cannot be told: its push service tells it. */
export const endPushHere = async (): Promise<void> => {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
};

/** Switches notifications off. */
export const endPush = async (database: ShopDatabase): Promise<void> => {
  await endPushHere();
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  await fetch(apiPath('/account/push'), { method: 'DELETE', headers }).catch(() => null);
};
