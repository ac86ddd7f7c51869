import { loadApp } from './load-app.ts';
import { openReplacedAssets } from './replaced-assets.ts';
import { serviceWorkerRemover } from './service-worker-remover.ts';

type BuiltApp = { builtFolder: string; replacedFolder: string; hasServiceWorker: boolean; now: Date };

/** Everything the app is served from: the present build and what replaced ones may still be asked for. */
export const openBuiltApp = async ({ builtFolder, replacedFolder, hasServiceWorker, now }: BuiltApp) => {
  const app = await loadApp(builtFolder);
  const replaced = await openReplacedAssets({ folder: replacedFolder, app, now });
  const present = hasServiceWorker ? app : new Map([...app, ['/service-worker.js', serviceWorkerRemover]]);
  return { replaced, get: (path: string) => present.get(path) ?? replaced.get(path) };
};
