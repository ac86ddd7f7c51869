import { notificationOf } from './notification-of.ts';

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
