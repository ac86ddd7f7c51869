import type { Workbox } from 'workbox-window';
import { subscribeToVersions, type VersionTrouble } from '../../database/watch-versions.ts';
import { isEditOpenAnywhere, onceNoEditIsOpen } from '../../ui/forms/open-edits.ts';

const hourMs = 3_600_000;

/** 'held': it was asked for while something is being entered in another window. */
export type UpdateState = 'none' | 'waiting' | 'held';

let workbox: Workbox | null = null;
let state: UpdateState = 'none';
const listeners = new Set<() => void>();

export const updateState = () => state;

export const subscribeToUpdate = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const become = (next: UpdateState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** A page that began without a service worker is only taken into care by its first one. */
const followController = (container: ServiceWorkerContainer) => {
  let hasController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hasController) onceNoEditIsOpen(() => location.reload());
    hasController = true;
  });
};

/** A window that lost its database stores nothing any more: where nothing is being entered it loads anew at once. */
const followVersions = (trouble: VersionTrouble | null) => {
  if (trouble === 'replaced') onceNoEditIsOpen(() => location.reload());
  void import('./version-notice.tsx').then(({ showVersionNotice }) => showVersionNotice(trouble));
};

/** Registers the service worker and looks for a newer one hourly and whenever the app comes to the front. */
export const watchForUpdate = async () => {
  subscribeToVersions(followVersions);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  followController(navigator.serviceWorker);
  const { Workbox: OwnWorkbox } = await import('workbox-window');
  workbox = new OwnWorkbox('/service-worker.js', { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => become('waiting'));
  // A browser may refuse to register (private window): the app then works without being installed.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
};

/** Changes to the new version unless something is being entered in any window: it takes over, then all windows load anew. */
export const applyUpdate = async () => {
  if (await isEditOpenAnywhere()) become('held');
  else workbox?.messageSkipWaiting();
};
