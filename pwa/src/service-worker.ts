import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { shareKeyAcrossPages } from './device/encryption/worker-memory.ts';
import { fetchContent, keepContent, listenForPush, ownPageOnly } from './service-worker/content-cache.ts';

declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
// oxlint-disable-next-line no-underscore-dangle -- the name the build fills in
const files = self.__WB_MANIFEST;
addPlugins([ownPageOnly(files)]);
precacheAndRoute(files);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

registerRoute(
  ({ url }) => url.pathname.startsWith('/api/1.0/content/') || url.pathname === '/api/1.0/site/baseData',
  ({ request }) => fetchContent(request),
);

self.addEventListener('install', (event) => event.waitUntil(keepContent()));

// The page of the first visit was loaded without a service worker: from now on it has what is kept, also without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

listenForPush(self);
shareKeyAcrossPages(self);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
