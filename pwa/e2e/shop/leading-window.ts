import type { Page } from 'playwright';

/** By the lock: the browser names who holds it, and who asks by a lock of his own. */
const isLeading = (page: Page) =>
  page.evaluate(() =>
    navigator.locks.request(`asks-${crypto.randomUUID()}`, async (asking) => {
      const { held = [] } = await navigator.locks.query();
      const mine = held.find(({ name }) => name === asking?.name)?.clientId;
      return held.some(({ name, clientId }) => name?.startsWith('sync:') && clientId === mine);
    }),
  );

/** Of the windows of one device those that talk to the server. */
export const leadersAmong = async (windows: Page[]) => {
  const leading = await Promise.all(windows.map(isLeading));
  return windows.filter((_, n) => leading[n]);
};
