import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { Workbox } from 'workbox-window';
import { subscribeToVersions, type VersionProblem } from '../../../device/connection/connection-state.ts';
import { retryPause } from '../../../sync/transport/retry-pause.ts';
import { isEditOpenAnywhere, untilNoEditIsOpenAnywhere, whenNoOpenEdit } from '../../../ui/forms/open-edits.ts';

const hourMs = 3_600_000;

/** 'held': it was asked for while something is being entered in another window. */
export type UpdateState = 'none' | 'waiting' | 'held';

let installation: ReturnType<typeof keepInstalled> | null = null;

let state: UpdateState = 'none';

const listeners = createEmitter();

export const updateState = () => state;

export const subscribeToUpdate = listeners.subscribe;

const become = (next: UpdateState) => {
  state = next;
  listeners.tell();
};

/** A page that began without a service worker is only taken into care by its first one. */
const followController = (container: ServiceWorkerContainer) => {
  let hasController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hasController) whenNoOpenEdit(() => location.reload());
    hasController = true;
  });
};

/** A window that lost its database stores nothing any more: where nothing is being entered it loads anew at once. */
const followVersions = (trouble: VersionProblem | null) => {
  if (trouble === 'replaced') whenNoOpenEdit(() => location.reload());
  void import('./version-notice.tsx').then(({ showVersionNotice }) => showVersionNotice(trouble));
};

/** Registers the service worker and looks for a newer one hourly and whenever the app comes to the front. */
export const watchForUpdate = () => {
  subscribeToVersions(followVersions);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  followController(navigator.serviceWorker);
  installation = keepInstalled(navigator.serviceWorker, () => become('waiting'));
  setInterval(checkForUpdate, hourMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
};

/** Asks the server for a newer version; it is offered once it lies ready. */
export const checkForUpdate = () => installation?.look();

/** Changes to the new version unless something is being entered in any window: it takes over, then all windows load anew. */
export const applyUpdate = async () => {
  if (!(await isEditOpenAnywhere())) {
    await installation?.takeOver();
    return;
  }
  become('held');
  await untilNoEditIsOpenAnywhere();
  if (state === 'held') become('waiting');
};

/** A browser that lets no page be installed (a private window) does not let it later either. */
const isRefused = (error: unknown) =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotSupportedError');

/** A page that was being loaded in the moment the worker took all pages into care was passed over, and asks for it. */
const claimPage = async (container: ServiceWorkerContainer) => {
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage({ type: 'CLAIM' });
};

/**
 * Installs the app by its service worker, and each newer version beside it. An installation that fails,
 * as one of its many files did not arrive, is begun again, later and later.
 */
const keepInstalled = (container: ServiceWorkerContainer, onWaiting: () => void) => {
  const installed = new WeakSet<ServiceWorker>(container.controller ? [container.controller] : []);
  let workbox: Workbox | null = null;
  let registration: ServiceWorkerRegistration | undefined;
  let failures = 0;
  let isLater = false;

  const installLater = () => {
    if (isLater) return;
    isLater = true;
    setTimeout(() => void install(), retryPause(failures++, null));
  };
  const install = async () => {
    isLater = false;
    try {
      const { Workbox: OwnWorkbox } = await import('workbox-window');
      const own = new OwnWorkbox('/service-worker.js', { updateViaCache: 'none' });
      workbox = own;
      own.addEventListener('waiting', onWaiting);
      own.addEventListener('installed', ({ sw }) => {
        failures = 0;
        if (sw) installed.add(sw);
      });
      own.addEventListener('redundant', ({ sw }) => {
        if (workbox === own && sw && !installed.has(sw)) installLater();
      });
      registration = await own.register();
      if (failures > 0) await registration?.update();
    } catch (error) {
      if (!isRefused(error)) installLater();
    }
  };
  void install();
  void claimPage(container);

  return {
    /** Asks the server for a newer version. */
    look: () => void registration?.update().catch(() => undefined),
    /** The version that waits takes over: the browser is asked for it, as a later attempt to install knows of none yet. */
    takeOver: async () => {
      const { waiting } = (await container.getRegistration()) ?? {};
      waiting?.postMessage({ type: 'SKIP_WAITING' });
    },
  };
};
