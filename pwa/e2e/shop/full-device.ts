import { expect } from 'vitest';
import type { Device } from './device.ts';

/** What a page outside the app can still store: 'stored', or the name of the error. */
const storeSomething = () =>
  new Promise<string>((done) => {
    const request = indexedDB.open('probe', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('row');
    request.onerror = () => done(request.error?.name ?? 'error');
    request.onsuccess = () => {
      const end = (word: string) => {
        request.result.close();
        done(word);
      };
      const transaction = request.result.transaction('row', 'readwrite');
      transaction.objectStore('row').put(crypto.getRandomValues(new Uint8Array(20_000)), 'probe');
      transaction.oncomplete = () => end('stored');
      transaction.onabort = () => end(transaction.error?.name ?? 'error');
    };
  });

/**
 * Leaves the device no room until the returned function is called, which gives it back.
 * The browser asks for the room anew only once nothing holds a database of the shop open.
 */
export const fillDevice = async ({ context, page }: Device, origin: string) => {
  const outsideApp = `${origin}/api/empty-page`;
  await page.route(outsideApp, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(outsideApp);
  await page.evaluate(storeSomething);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  const tryToStore = async () => {
    await page.goto(outsideApp);
    const word = await page.evaluate(storeSomething);
    if (word === 'stored') await page.goto('about:blank');
    return word;
  };
  await page.goto('about:blank');
  await expect.poll(tryToStore, { interval: 2500, timeout: 180_000 }).toBe('QuotaExceededError');
  return async () => {
    await devTools.send('Storage.overrideQuotaForOrigin', { origin });
    await devTools.detach();
  };
};
