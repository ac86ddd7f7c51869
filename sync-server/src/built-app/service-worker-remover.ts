import { makeAppFile } from './app-file.ts';

/** Pages load themselves anew only where something was removed: they register this worker again at each visit. */
const script = `
const remove = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (names.length === 0) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(windows.map((each) => each.navigate(each.url)));
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
`;

/** Takes the place of a service worker that does harm: it removes itself and its caches and leaves what is stored. */
export const serviceWorkerRemover = makeAppFile('/service-worker.js', new TextEncoder().encode(script));
