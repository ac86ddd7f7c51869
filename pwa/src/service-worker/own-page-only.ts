import type { PrecacheEntry } from 'workbox-precaching';

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
