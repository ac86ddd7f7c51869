import type { Workbox } from 'workbox-window';
import { retryPause } from '../../sync/transport/retry-pause.ts';

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
export const keepInstalled = (container: ServiceWorkerContainer, onWaiting: () => void) => {
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
    /** The version that waits takes over. */
    takeOver: () => workbox?.messageSkipWaiting(),
  };
};
