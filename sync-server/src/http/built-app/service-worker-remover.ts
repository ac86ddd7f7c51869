import { makeAppFile } from './app-file.ts';

/**
 * Windows are loaded anew only where something was removed, since they register this worker again at each visit, and not
 * over entries: the app holds the lock `open-edit` for those.
 */
const script = `
const remove = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (names.length === 0) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name === 'open-edit')) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(windows.map((each) => each.navigate(each.url)));
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
`;

/** Takes the place of a service worker that does harm: it removes itself and its caches and leaves what is stored. */
export const serviceWorkerRemover = makeAppFile('/service-worker.js', new TextEncoder().encode(script));
