import { languages } from '@knotenblech/shared/values/language.ts';
import type { PrecacheEntry } from 'workbox-precaching';

const cacheName = 'content';

const patienceMs = 4000;

/** The operator's texts, and what somebody without an account reads and prices files by: from the server, else as the device last had them. */
export const fetchContent = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
};

/** Keeps all of them with the app; without them, or with a server that takes its time, the app is installed all the same. */
export const keepContent = async () => {
  const cache = await caches.open(cacheName);
  const keep = (path: string) =>
    cache.add(new Request(`/api/1.0/${path}`, { signal: AbortSignal.timeout(patienceMs) }));
  await Promise.allSettled(['site/baseData', ...languages.map((language) => `content/${language}`)].map(keep));
};

/** Shows what is pushed, and opens the messages when it is tapped; an open screen keeps what stands on it. */
export const listenForPush = (worker: ServiceWorkerGlobalScope) => {
  worker.addEventListener('push', (event) => {
    const { title, options } = notificationOf(event.data?.text());
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openMessages(worker.clients, String(event.notification.data)));
  });
};

const openMessages = async (clients: Clients, path: string) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : clients.openWindow(path));
};

type Notice = { title: string; path: string; options: NotificationOptions };

const fieldsOf = (text: string | undefined) => {
  try {
    return (JSON.parse(text ?? '') ?? {}) as { title?: unknown; language?: unknown };
  } catch {
    return {};
  }
};

/** What a push is shown as: the words it brings and nothing of the message; a later one takes the place of an earlier. */
export const notificationOf = (text: string | undefined): Notice => {
  const { title, language } = fieldsOf(text);
  const lang = languages.find((each) => each === language) ?? 'de';
  const path = `/${lang}/shop/messages`;
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, 100) : 'Knotenblech',
    path,
    options: { lang, tag: 'messages', icon: '/icon-192.png', data: path },
  };
};

const scriptPaths = /\/assets\/[\w.-]+\.js\b/g;

/**
 * While servers of two builds stand behind one address the page may come from the other one than the service worker did.
 * Kept with it, it would stay for good, and miss its files without a network: the installation fails instead and is begun again.
 */
export const ownPageOnly = (files: readonly (PrecacheEntry | string)[]) => {
  const own = new Set(files.map((file) => `/${typeof file === 'string' ? file : file.url}`));
  return {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
      if (response.status >= 400) return null;
      if (new URL(request.url).pathname !== '/index.html') return response;
      const scripts = (await response.clone().text()).match(scriptPaths) ?? [];
      return scripts.length > 0 && scripts.every((path) => own.has(path)) ? response : null;
    },
  };
};
