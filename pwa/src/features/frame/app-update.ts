import type { Workbox } from 'workbox-window';

const hourMs = 3_600_000;

let workbox: Workbox | null = null;
let isWaiting = false;
const listeners = new Set<() => void>();

export const isUpdateWaiting = () => isWaiting;

export const subscribeToUpdate = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Registers the service worker and looks for a newer one hourly and whenever the app comes to the front. */
export const watchForUpdate = async () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox: OwnWorkbox } = await import('workbox-window');
  workbox = new OwnWorkbox('/service-worker.js');
  workbox.addEventListener('waiting', () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  });
  // A browser may refuse to register (private window): the app then works without being installed.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
};

/** Changes to the new version: it takes over, then the page loads anew. */
export const applyUpdate = () => {
  workbox?.addEventListener('controlling', () => location.reload());
  workbox?.messageSkipWaiting();
};
