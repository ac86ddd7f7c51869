import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { subscribeToVersions, type VersionProblem } from '../../database/watch-versions.ts';
import { isEditOpenAnywhere, untilNoEditIsOpenAnywhere, whenNoOpenEdit } from '../../ui/forms/open-edits.ts';
import { keepInstalled } from './keep-installed.ts';

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
    installation?.takeOver();
    return;
  }
  become('held');
  await untilNoEditIsOpenAnywhere();
  if (state === 'held') become('waiting');
};
